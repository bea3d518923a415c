/**
 * The option of `count` that a key activates, according to the ARIA combobox pattern: Up and Down
 * wrap around, through no option at all (-1), which stands for the typed text. Undefined for a key
 * of the text field itself.
 */
export const optionAfter = (key: string, active: number, count: number): number | undefined => {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return active === count - 1 ? -1 : active + 1;
  if (key === 'ArrowUp') return active === -1 ? count - 1 : active - 1;
  return undefined;
};
