import { expect, test } from 'vitest';
import { countAt } from './count-on-scroll.ts';

test('a counter starts at 0, and reaches its final value exactly when its time is up', () => {
  expect(countAt(98, 0)).toBe(0);
  expect(countAt(98, 1983)).toBeLessThan(98);
  expect(countAt(98, 2000)).toBe(98);
  expect(countAt(98, 60_000)).toBe(98);
});

test('a counter shows half the value after half its time', () => {
  expect(countAt(28, 1000)).toBe(14);
});

test('a counter shows at most 60 values a second', () => {
  const shown = new Set(Array.from({ length: 1000 }, (_, ms) => countAt(2005, ms)));
  expect(shown.size).toBe(60);
});

test('a counter shows 0 at a timestamp before it started', () => {
  expect(countAt(28, -5)).toBe(0);
});
