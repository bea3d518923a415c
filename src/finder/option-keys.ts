/**
 * Which of `count` options a key makes the active one, as the ARIA pattern of a combobox says: down
 * and up go round, by way of none at all (-1), which is what has been typed. Undefined for a key
 * that is the text field's own.
 */
export const optionAfter = (key: string, active: number, count: number): number | undefined => {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return active === count - 1 ? -1 : active + 1;
  if (key === 'ArrowUp') return active === -1 ? count - 1 : active - 1;
  return undefined;
};
