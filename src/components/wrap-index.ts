/** Returns the position of `index` in a ring of `count` items: after the last is the first. */
export const wrapIndex = (index: number, count: number): number =>
  ((index % count) + count) % count;
