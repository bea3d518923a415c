import { expect, it } from 'vitest';
import { toggled } from './toggled.ts';

it('adds a missing item and removes a present one, in a new set', () => {
  const set: ReadonlySet<string> = new Set(['a']);
  expect([...toggled(set, 'b')]).toEqual(['a', 'b']);
  expect([...toggled(set, 'a')]).toEqual([]);
  expect([...set]).toEqual(['a']);
});
