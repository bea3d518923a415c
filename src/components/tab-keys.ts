import { wrapIndex } from './wrap-index.ts';

/**
 * Returns the tab to which `key` moves from `index`, according to the ARIA tabs pattern, or null
 * for other keys. Both axes work: the list is vertical on a desktop and horizontal on a phone.
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
