/** FNV-1a. Must never change, because the same text must always give the same picture. */
const hash = (text: string): number => {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  }
  return value >>> 0;
};

/** Returns a Mulberry32 generator, seeded with `slug`. */
export const rng = (slug: string) => {
  let state = hash(slug);
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  /** Returns a whole number from 0 to `limit - 1`. */
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    pick<T>(items: readonly T[]): T {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error('Cannot pick from an empty list');
      return item;
    },
    chance: (share: number) => next() < share,
  };
};

export type Rng = ReturnType<typeof rng>;
