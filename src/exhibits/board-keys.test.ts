import { expect, it } from 'vitest';
import { tileAfterKey } from './board-keys.ts';

it.each([
  ['ArrowRight', 12, 13],
  ['ArrowLeft', 12, 11],
  ['ArrowUp', 12, 7],
  ['ArrowDown', 12, 17],
  ['Home', 12, 10],
  ['End', 12, 14],
  ['ArrowRight', 4, 4],
  ['ArrowLeft', 5, 5],
  ['ArrowUp', 2, 2],
  ['ArrowDown', 22, 22],
  ['Tab', 12, null],
  ['Enter', 12, null],
])('%s moves the focus from tile %i to %s (null: to no tile)', (key, from, to) => {
  expect(tileAfterKey(key, from)).toBe(to);
});
