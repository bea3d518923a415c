import { expect, test } from 'vitest';
import { countAt } from './count-on-scroll.ts';

test.each([
  [0, 'before its start', 28, -5],
  [0, 'at its start', 98, 0],
  [14, 'after half its time', 28, 1000],
  [98, 'when its time is up', 98, 2000],
  [98, 'long afterwards', 98, 60_000],
])('a counter shows %i %s', (shown, _, value, ms) => {
  expect(countAt(value, ms)).toBe(shown);
});

test('a counter shows at most 60 values a second, and does not show the last one too early', () => {
  const shown = new Set(Array.from({ length: 1000 }, (_, ms) => countAt(2005, ms)));
  expect(shown.size).toBe(60);
  expect(countAt(98, 1983)).toBeLessThan(98);
});
