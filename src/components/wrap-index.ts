/** The position of `index` in a ring of `count` items: one past the last is the first. */
export const wrapIndex = (index: number, count: number): number =>
  ((index % count) + count) % count;
