import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRetryAfter } from './retry-after.ts';

const DAY_MS = 24 * 60 * 60_000;

describe('Retry-After', () => {
  const now = Date.UTC(2026, 10, 20, 12);
  it.each([
    ['120', 120_000],
    [' 7 ', 7_000],
    ['0', 0],
    ['99999999999999999999999', DAY_MS],
    ['Fri, 20 Nov 2026 12:01:30 GMT', 90_000],
    ['Fri, 20 Nov 2026 11:00:00 GMT', 0],
    ['Fri, 20 Nov 2099 12:00:00 GMT', DAY_MS],
  ])('%j is parsed as %i ms', (value, ms) => {
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
  ])('%j is ignored', (value) => {
    expect(parseRetryAfter(value, now)).toBeUndefined();
  });

  it('is at most a day for any text', () => {
    const date = fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('9999-12-31') });
    const httpDate = date.map((each) => each.toUTCString());
    const anything = fc.oneof(fc.string(), httpDate, fc.integer().map(String));
    fc.assert(
      fc.property(anything, (value) => {
        const wait = parseRetryAfter(value, now) ?? 0;
        expect(wait).toBeGreaterThanOrEqual(0);
        expect(wait).toBeLessThanOrEqual(DAY_MS);
      }),
    );
  });
});
