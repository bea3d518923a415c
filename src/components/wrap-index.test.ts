import { expect, test } from 'vitest';
import { wrapIndex } from './wrap-index.ts';

test('an index inside the ring does not change', () => {
  expect([0, 1, 2].map((index) => wrapIndex(index, 3))).toEqual([0, 1, 2]);
});

test('the index after the last is the first, and the index before the first is the last', () => {
  expect(wrapIndex(3, 3)).toBe(0);
  expect(wrapIndex(-1, 3)).toBe(2);
});

test('every index in a ring of one item is 0', () => {
  expect([-1, 0, 1].map((index) => wrapIndex(index, 1))).toEqual([0, 0, 0]);
});
