import type { KeyboardEvent } from 'react';

/**
 * Returns the index to which `key` moves the focus in a menu or tab list, or undefined for other
 * keys. Vertical and horizontal arrows both work, because some menus have two columns.
 */
export const placeAfterKey = (key: string, index: number, count: number): number | undefined => {
  switch (key) {
    case 'ArrowDown':
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowUp':
    case 'ArrowLeft':
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
};

const stops = (list: Element) => [...list.querySelectorAll<HTMLElement>('a[href], button')];

export const moveWithArrows = (event: KeyboardEvent<HTMLElement>): void => {
  const all = stops(event.currentTarget);
  const at = all.findIndex((stop) => stop.matches(':focus'));
  const next = all[placeAfterKey(event.key, at, all.length) ?? -1];
  if (!next) return;
  event.preventDefault();
  next.focus();
};

export const focusFirst = (menu: Element): void => stops(menu)[0]?.focus();
