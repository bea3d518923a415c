import { expect, test } from 'vitest';
import { dayText } from './calendar.ts';

test('writes a date as South Africans do', () => {
  expect(dayText('2026-08-13')).toBe('13 August 2026');
  expect(dayText('2027-01-01')).toBe('1 January 2027');
});

test('takes the day of a timestamp as it stands', () => {
  expect(dayText('2026-11-20T18:12:00Z')).toBe('20 November 2026');
});
