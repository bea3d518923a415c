import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { backoffMs, MAX_BACKOFF_MS } from './backoff.ts';

describe('the backoff', () => {
  it('has a maximum that doubles with each attempt, from 2 s to 15 min', () => {
    const ceilings = [1, 2, 3, 9, 10, 11, 5000].map((n) => Math.round(backoffMs(n, () => 1)));
    expect(ceilings).toEqual([2e3, 4e3, 8e3, 512e3, 900e3, 900e3, 900e3]);
  });

  it('is a random wait below its maximum, but at least 1 s', () => {
    const draw = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
    fc.assert(
      fc.property(fc.nat(10_000), draw, (attempts, random) => {
        const wait = backoffMs(attempts, () => random);
        expect(wait).toBeGreaterThanOrEqual(1_000);
        expect(wait).toBeLessThanOrEqual(MAX_BACKOFF_MS);
      }),
    );
    expect(backoffMs(4, () => 0.5)).toBe(8_000);
    expect(backoffMs(4, () => 0)).toBe(1_000);
  });
});
