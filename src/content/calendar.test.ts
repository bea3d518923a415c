import { expect, test } from 'vitest';
import { dayText } from './calendar.ts';

test('dayText formats a date as South Africans do', () => {
  expect(dayText('2026-08-13')).toBe('13 August 2026');
  expect(dayText('2027-01-01')).toBe('1 January 2027');
});

test('dayText uses the day written in a timestamp, in every time zone', () => {
  expect(dayText('2026-11-20T18:12:00Z')).toBe('20 November 2026');
});
