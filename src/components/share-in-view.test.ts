import { expect, test } from 'vitest';
import { observerThreshold, shareInView } from './share-in-view.ts';

test('an element below or above the viewport is not in view', () => {
  expect(shareInView({ top: 800, bottom: 900 }, 800)).toBe(0);
  expect(shareInView({ top: -100, bottom: 0 }, 800)).toBe(0);
});

test('shareInView returns how much of an element is in view', () => {
  expect(shareInView({ top: 770, bottom: 870 }, 800)).toBeCloseTo(0.3);
  expect(shareInView({ top: -50, bottom: 50 }, 800)).toBeCloseTo(0.5);
  expect(shareInView({ top: 100, bottom: 200 }, 800)).toBe(1);
});

test('an element taller than the viewport is wholly in view once it fills the viewport', () => {
  expect(shareInView({ top: -1000, bottom: 4000 }, 800)).toBe(1);
  expect(shareInView({ top: 560, bottom: 5560 }, 800)).toBeCloseTo(0.3);
});

test('the threshold for a tall element is one that an IntersectionObserver can reach', () => {
  expect(observerThreshold(0.3, 100, 800)).toBe(0.3);
  expect(observerThreshold(0.3, 8000, 800)).toBeCloseTo(0.03);
});

test('an element with zero height is in view either wholly or not at all', () => {
  expect(shareInView({ top: 100, bottom: 100 }, 800)).toBe(1);
  expect(shareInView({ top: 900, bottom: 900 }, 800)).toBe(0);
});
