import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
};

const stops = (menu: Element): HTMLElement[] =>
  [...menu.querySelectorAll<HTMLElement>('a[href], button')].filter(
    (stop) => stop.closest('[inert]') === null,
  );

/** Moves the focus within a menu with the arrow keys, Home and End. */
export const moveWithArrows = (event: KeyboardEvent<HTMLElement>): void => {
  const all = stops(event.currentTarget);
  const at = all.findIndex((stop) => stop.matches(':focus'));
  const step = steps[event.key];
  const next =
    event.key === 'Home'
      ? all.at(0)
      : event.key === 'End'
        ? all.at(-1)
        : step && all.at((at + step) % all.length);
  if (!next) return;
  event.preventDefault();
  next.focus();
};

/** Focuses the first link of a menu that has just opened. */
export const focusFirst = (menu: Element): void => stops(menu)[0]?.focus();
