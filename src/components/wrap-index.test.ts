import { expect, test } from 'vitest';
import { wrapIndex } from './wrap-index.ts';

test('keeps an index inside the ring', () => {
  expect([0, 1, 2].map((index) => wrapIndex(index, 3))).toEqual([0, 1, 2]);
});

test('one past the last is the first, one before the first is the last', () => {
  expect(wrapIndex(3, 3)).toBe(0);
  expect(wrapIndex(-1, 3)).toBe(2);
});

test('a ring of one item always shows it', () => {
  expect([-1, 0, 1].map((index) => wrapIndex(index, 1))).toEqual([0, 0, 0]);
});
