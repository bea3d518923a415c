/** Returns the position of `index` in a ring of `count` items, where the first follows the last. */
export const wrapIndex = (index: number, count: number): number =>
  ((index % count) + count) % count;
