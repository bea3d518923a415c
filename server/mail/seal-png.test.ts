import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Seal, sealOf } from '../../src/seal/seal.ts';
import { drawSeal, SEAL_PX, sealPng } from './seal-png.ts';

/** Returns an id in the site's format, the same in every run. */
const idOf = (index: number): string =>
  createHash('sha256')
    .update(String(index))
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5');

/** Returns the share of bytes that differ between two pictures of the same size. */
const differing = (one: Buffer, other: Buffer): number => {
  let count = 0;
  for (let at = 0; at < one.length; at += 1) if (one[at] !== other[at]) count += 1;
  return count / one.length;
};

const byWords = (seals: readonly Seal[]): readonly (readonly Seal[])[] => {
  const groups = new Map<string, Seal[]>();
  for (const seal of seals) groups.set(seal.words, [...(groups.get(seal.words) ?? []), seal]);
  return [...groups.values()];
};

describe('among 10 000 seals', () => {
  let seals: readonly Seal[];
  beforeAll(() => {
    seals = Array.from({ length: 10_000 }, (_, index) => sealOf(idOf(index)));
  });

  it('all pictures differ', () => {
    expect(new Set(seals.map(({ shapes }) => JSON.stringify(shapes))).size).toBe(seals.length);
  });

  it('at most one pair in 1 500 has the same words', () => {
    const pairs = byWords(seals).reduce((sum, { length }) => sum + (length * (length - 1)) / 2, 0);
    const all = (seals.length * (seals.length - 1)) / 2;
    expect(pairs / all).toBeLessThan(1 / 1500);
  });

  it('any two of the first 1 000 with the same words differ in at least 4% of their bytes', () => {
    let least = 1;
    for (const alike of byWords(seals.slice(0, 1000))) {
      const pictures = alike.map((seal) => drawSeal(seal, 18).pixels);
      for (const [at, one] of pictures.entries()) {
        for (const other of pictures.slice(at + 1)) least = Math.min(least, differing(one, other));
      }
    }
    expect(least).toBeGreaterThanOrEqual(1 / 25);
  });
});

it('a seal is drawn as a small PNG that matches its shapes', () => {
  const seal = sealOf('22222222-2222-4222-8222-222222222222');
  expect(seal.words).toBe('indigo sun on marigold, five steps');
  const png = sealPng(seal);
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([SEAL_PX, SEAL_PX]);
  expect(png.length).toBeLessThan(8192);
  const { pixels, width } = drawSeal(seal, SEAL_PX);
  /** Returns the colour at a point in the seal's own units, 4 pixels each. */
  const colourAt = (x: number, y: number) => {
    const at = (y * 4 * width + x * 4) * 4;
    return `#${pixels.subarray(at, at + 3).toString('hex')}`;
  };
  // Sky, both sides of the sun's rim, its core, the highest step, and sky above the lowest step.
  expect(colourAt(24, 6)).toBe('#f2a413');
  expect(colourAt(14, 22)).toBe('#4338ca');
  expect(colourAt(34, 22)).toBe('#4338ca');
  expect(colourAt(24, 20)).toBe('#15122b');
  expect(colourAt(34, 26)).toBe('#15122b');
  expect(colourAt(2, 26)).toBe('#f2a413');
});
