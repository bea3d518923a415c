import { expect, test } from 'vitest';
import { swipeStep } from './use-swipe.ts';

test('a swipe to the left leads to the next slide, and one to the right to the previous', () => {
  expect(swipeStep(-60, 4)).toBe(1);
  expect(swipeStep(60, -4)).toBe(-1);
});

test('a tap or vertical scrolling is not a swipe', () => {
  expect(swipeStep(-12, 0)).toBe(0);
  expect(swipeStep(-60, 80)).toBe(0);
});
