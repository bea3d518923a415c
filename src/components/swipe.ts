/** Shorter than this is a tap, px. */
const MINIMUM_PX = 40;

/** The step a finger's move means: +1 to the next, -1 to the previous, 0 when it is no swipe. */
export const swipeStep = (dx: number, dy: number): -1 | 0 | 1 => {
  if (Math.abs(dx) < MINIMUM_PX || Math.abs(dx) < Math.abs(dy) * 1.5) return 0;
  return dx < 0 ? 1 : -1;
};
