import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { backoffMs, MAX_BACKOFF_MS, MAX_SERVER_WAIT_MS, parseRetryAfter } from './backoff.ts';

describe('our own wait', () => {
  it('doubles its ceiling from 2 s up to 15 min', () => {
    const ceilings = [1, 2, 3, 9, 10, 11, 5000].map((n) => Math.round(backoffMs(n, () => 1)));
    expect(ceilings).toEqual([2e3, 4e3, 8e3, 512e3, 900e3, 900e3, 900e3]);
  });

  it('is anywhere below that ceiling, but never a busy loop', () => {
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

describe('Retry-After', () => {
  const now = Date.UTC(2026, 10, 20, 12);
  it.each([
    ['120', 120_000],
    [' 7 ', 7_000],
    ['0', 0],
    ['99999999999999999999999', MAX_SERVER_WAIT_MS],
    ['Fri, 20 Nov 2026 12:01:30 GMT', 90_000],
    ['Fri, 20 Nov 2026 11:00:00 GMT', 0],
    ['Fri, 20 Nov 2099 12:00:00 GMT', MAX_SERVER_WAIT_MS],
  ])('%j is %i ms', (value, ms) => {
    expect(parseRetryAfter(value, now)).toBe(ms);
  });

  it.each([
    null,
    undefined,
    '',
    'soon',
    '-1',
    '1.5',
    '1e3',
    '2026-11-20',
    'Fri, 99 Foo 2026 99:99:99 GMT',
  ])('%j says nothing', (value) => {
    expect(parseRetryAfter(value, now)).toBeUndefined();
  });

  it('is bounded whatever it says', () => {
    const anything = fc.oneof(fc.string(), fc.date().map(String), fc.integer().map(String));
    fc.assert(
      fc.property(anything, (value) => {
        const wait = parseRetryAfter(value, now) ?? 0;
        expect(wait).toBeGreaterThanOrEqual(0);
        expect(wait).toBeLessThanOrEqual(MAX_SERVER_WAIT_MS);
      }),
    );
  });
});
