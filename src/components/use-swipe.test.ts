import { expect, test } from 'vitest';
import { swipeStep } from './use-swipe.ts';

test('a swipe to the left shows the next slide, and a swipe to the right the previous one', () => {
  expect(swipeStep(-60, 4)).toBe(1);
  expect(swipeStep(60, -4)).toBe(-1);
});

test('neither a tap nor vertical scrolling is a swipe', () => {
  expect(swipeStep(-12, 0)).toBe(0);
  expect(swipeStep(-60, 80)).toBe(0);
});
