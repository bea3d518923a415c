import { expect, test } from 'vitest';
import { tabAfterKey } from './tab-keys.ts';

test('arrow keys move by one tab on both axes, and wrap around', () => {
  expect(tabAfterKey('ArrowDown', 0, 3)).toBe(1);
  expect(tabAfterKey('ArrowRight', 2, 3)).toBe(0);
  expect(tabAfterKey('ArrowUp', 0, 3)).toBe(2);
  expect(tabAfterKey('ArrowLeft', 1, 3)).toBe(0);
});

test('Home and End move to the first and the last tab', () => {
  expect(tabAfterKey('Home', 2, 3)).toBe(0);
  expect(tabAfterKey('End', 0, 3)).toBe(2);
});

test('other keys are left to the browser', () => {
  expect(tabAfterKey('Tab', 0, 3)).toBeNull();
  expect(tabAfterKey('a', 0, 3)).toBeNull();
});
