import { expect, it } from 'vitest';
import { timeOfDay } from './time-of-day.ts';

const now = new Date(2026, 10, 20, 14, 5, 9).getTime();

it.each([
  ['includes seconds, because a message may be sent within a minute', now + 2_000, /^14:05:11$/],
  ['includes the date on another day', now + 10 * 3_600_000, /21 November.*00:05:09/],
  ['includes the year in another year', new Date(2027, 0, 2, 8).getTime(), /2 January 2027/],
])('a time %s', (_, time, text) => {
  expect(timeOfDay(time, now)).toMatch(text);
});
