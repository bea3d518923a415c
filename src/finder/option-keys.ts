/**
 * Returns the index of the option that a key activates (ARIA combobox pattern). Up and Down wrap
 * around through -1 (no option, only the typed text). The text field handles other keys.
 */
export const optionAfter = (key: string, active: number, count: number): number | undefined => {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return active === count - 1 ? -1 : active + 1;
  if (key === 'ArrowUp') return active === -1 ? count - 1 : active - 1;
  return undefined;
};
