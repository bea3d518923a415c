/**
 * Returns the option that a key activates, according to the ARIA combobox pattern. Up and Down wrap
 * around, with -1 (no option, only the typed text) between the last and the first. Returns
 * undefined for other keys, which the text field handles.
 */
export const optionAfter = (key: string, active: number, count: number): number | undefined => {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return active === count - 1 ? -1 : active + 1;
  if (key === 'ArrowUp') return active === -1 ? count - 1 : active - 1;
  return undefined;
};
