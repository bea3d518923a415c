import { expect, it } from 'vitest';
import { optionAfter } from './option-keys.ts';

it.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, -1],
  ['ArrowUp', -1, 2],
  ['ArrowUp', 0, -1],
  ['Home', 1, undefined],
  ['a', 1, undefined],
] as const)('optionAfter(%s), with option %i of three active, returns %s', (key, active, next) => {
  expect(optionAfter(key, active, 3)).toBe(next);
});

it('optionAfter returns undefined if there are no options', () => {
  expect(optionAfter('ArrowDown', -1, 0)).toBeUndefined();
});
