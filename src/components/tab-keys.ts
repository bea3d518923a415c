import { wrapIndex } from './wrap-index.ts';

/**
 * The tab that `key` moves to from `index`, as the ARIA tabs pattern says, or null when the key is
 * not one of the pattern's. Both axes work: the list stands upright on a desk and lies on a phone.
 */
export const tabAfterKey = (key: string, index: number, count: number): number | null => {
  switch (key) {
    case 'ArrowDown':
    case 'ArrowRight':
      return wrapIndex(index + 1, count);
    case 'ArrowUp':
    case 'ArrowLeft':
      return wrapIndex(index - 1, count);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
};
