import { expect, test } from 'vitest';
import { swipeStep } from './use-swipe.ts';

test('a swipe to the left shows the next slide, a swipe to the right the previous slide', () => {
  expect(swipeStep(-60, 4)).toBe(1);
  expect(swipeStep(60, -4)).toBe(-1);
});

test('a tap or vertical scrolling is not a swipe', () => {
  expect(swipeStep(-12, 0)).toBe(0);
  expect(swipeStep(-60, 80)).toBe(0);
});
