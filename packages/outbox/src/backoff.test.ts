import { describe, expect, it } from 'vitest';
import { backoffMs } from './backoff.ts';

describe('the backoff', () => {
  it('has a maximum that doubles with each attempt, from 2 s to 15 min', () => {
    const ceilings = [1, 2, 3, 9, 10, 11, 5000].map((n) => Math.round(backoffMs(n, () => 1)));
    expect(ceilings).toEqual([2e3, 4e3, 8e3, 512e3, 900e3, 900e3, 900e3]);
  });

  it('is a random wait below its maximum, but at least 1 s', () => {
    expect(backoffMs(4, () => 0.5)).toBe(8_000);
    expect(backoffMs(4, () => 0)).toBe(1_000);
  });
});
