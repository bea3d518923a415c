import { expect, test } from 'vitest';
import { placeAfterKey } from './arrow-keys.ts';

test('arrow keys on both axes move the focus by one tab, and wrap around', () => {
  expect(placeAfterKey('ArrowDown', 0, 3)).toBe(1);
  expect(placeAfterKey('ArrowRight', 2, 3)).toBe(0);
  expect(placeAfterKey('ArrowUp', 0, 3)).toBe(2);
  expect(placeAfterKey('ArrowLeft', 1, 3)).toBe(0);
});

test('Home and End move the focus to the first and the last tab', () => {
  expect(placeAfterKey('Home', 2, 3)).toBe(0);
  expect(placeAfterKey('End', 0, 3)).toBe(2);
});

test('keys other than arrows, Home and End do not move the focus in a tab list', () => {
  expect(placeAfterKey('Tab', 0, 3)).toBeUndefined();
  expect(placeAfterKey('a', 0, 3)).toBeUndefined();
});
