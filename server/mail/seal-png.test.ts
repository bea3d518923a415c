import { expect, it } from 'vitest';
import { sealOf } from '../../src/seal/seal.ts';
import { drawSeal, SEAL_PX, sealPng } from './seal-png.ts';

it('a seal is drawn as a small PNG that matches its shapes', () => {
  const seal = sealOf('22222222-2222-4222-8222-222222222222');
  expect(seal.words).toBe('indigo sun on marigold, five steps');
  const png = sealPng(seal);
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([SEAL_PX, SEAL_PX]);
  expect(png.length).toBeLessThan(8192);
  const { pixels, width } = drawSeal(seal);
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
