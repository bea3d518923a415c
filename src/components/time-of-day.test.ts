import { expect, it } from 'vitest';
import { timeOfDay } from './time-of-day.ts';

const now = new Date(2026, 10, 20, 14, 5, 9).getTime();

it('a time includes seconds, because a message may be sent within a minute of being saved', () => {
  expect(timeOfDay(now + 2_000, now)).toBe('14:05:11');
});

it('a time on another day includes the date', () => {
  expect(timeOfDay(now + 10 * 3_600_000, now)).toMatch(/21 November.*00:05:09/);
});

it('a time in another year includes the year', () => {
  const now = new Date(2026, 10, 21, 12).valueOf();
  expect(timeOfDay(new Date(2027, 0, 2, 8).valueOf(), now)).toMatch(/2 January 2027/);
});
