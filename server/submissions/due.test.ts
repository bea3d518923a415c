import { expect, it } from 'vitest';
import { instantBefore } from './due.ts';

it.each([
  [{ count: 24, unit: 'month' }, '2027-03-31T08:00:00.000Z', '2025-03-31T08:00:00.000Z'],
  [{ count: 1, unit: 'month' }, '2027-03-31T08:00:00.000Z', '2027-02-28T08:00:00.000Z'],
  [{ count: 6, unit: 'month' }, '2028-08-30T23:59:59.999Z', '2028-02-29T23:59:59.999Z'],
  [{ count: 6, unit: 'month' }, '2027-01-15T00:00:00.000Z', '2026-07-15T00:00:00.000Z'],
  [{ count: 1, unit: 'year' }, '2028-02-29T00:00:00.000Z', '2027-02-28T00:00:00.000Z'],
  [{ count: 30, unit: 'day' }, '2027-03-01T00:00:00.000Z', '2027-01-30T00:00:00.000Z'],
] as const)('%j before %s is %s', (period, now, then) => {
  expect(instantBefore(period, Date.parse(now))).toBe(then);
});
