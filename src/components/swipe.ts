/** A shorter move is a tap, in px. */
const MINIMUM_PX = 40;

/** The step for a finger's move: +1 to the next, -1 to the previous, 0 if it is not a swipe. */
export const swipeStep = (dx: number, dy: number): -1 | 0 | 1 => {
  if (Math.abs(dx) < MINIMUM_PX || Math.abs(dx) < Math.abs(dy) * 1.5) return 0;
  return dx < 0 ? 1 : -1;
};
