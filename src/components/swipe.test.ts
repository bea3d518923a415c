import { expect, test } from 'vitest';
import { swipeStep } from './swipe.ts';

test('pulling to the left brings the next, to the right the previous', () => {
  expect(swipeStep(-60, 4)).toBe(1);
  expect(swipeStep(60, -4)).toBe(-1);
});

test('taps and vertical scrolling are left alone', () => {
  expect(swipeStep(-12, 0)).toBe(0);
  expect(swipeStep(-60, 80)).toBe(0);
});
