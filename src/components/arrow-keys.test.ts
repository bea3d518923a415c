import { expect, test } from 'vitest';
import { placeAfterKey } from './arrow-keys.ts';

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowUp', 0, 2],
  ['ArrowLeft', 1, 0],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Tab', 0, undefined],
  ['a', 0, undefined],
])('%s moves the focus from tab %i of three to %s (undefined: to no tab)', (key, from, to) => {
  expect(placeAfterKey(key, from, 3)).toBe(to);
});
