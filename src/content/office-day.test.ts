import { expect, it } from 'vitest';
import { nextWorkingDay, officeDay } from './office-day.ts';

const at = (time: string) => Date.parse(time);

it('the office day changes at midnight at the office', () => {
  expect(officeDay(at('2026-11-27T21:59:59Z'))).toBe('2026-11-27');
  expect(officeDay(at('2026-11-27T22:00:00Z'))).toBe('2026-11-28');
});

it.each([
  ['2026-11-26T08:00:00Z', '2026-11-27', 'the next day'],
  ['2026-11-27T08:00:00Z', '2026-11-30', 'after a weekend'],
  ['2026-12-15T08:00:00Z', '2026-12-17', 'after a public holiday'],
  ['2026-12-24T08:00:00Z', '2026-12-28', 'after a public holiday and a weekend'],
])('the next working day after %s is %s, %s', (received, day) => {
  expect(nextWorkingDay(at(received))).toBe(day);
});
