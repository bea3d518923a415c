import { expect, test } from 'vitest';
import { tabAfterKey } from './tab-keys.ts';

test('arrows move one tab on either axis and wrap around', () => {
  expect(tabAfterKey('ArrowDown', 0, 3)).toBe(1);
  expect(tabAfterKey('ArrowRight', 2, 3)).toBe(0);
  expect(tabAfterKey('ArrowUp', 0, 3)).toBe(2);
  expect(tabAfterKey('ArrowLeft', 1, 3)).toBe(0);
});

test('Home and End jump to the ends', () => {
  expect(tabAfterKey('Home', 2, 3)).toBe(0);
  expect(tabAfterKey('End', 0, 3)).toBe(2);
});

test('other keys are left to the browser', () => {
  expect(tabAfterKey('Tab', 0, 3)).toBeNull();
  expect(tabAfterKey('a', 0, 3)).toBeNull();
});
