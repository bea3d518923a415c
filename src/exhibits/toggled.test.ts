import { expect, it } from 'vitest';
import { toggled } from './toggled.ts';

it('toggled returns a new set, with a missing item added or a present one removed', () => {
  const set: ReadonlySet<string> = new Set(['a']);
  expect([...toggled(set, 'b')]).toEqual(['a', 'b']);
  expect([...toggled(set, 'a')]).toEqual([]);
  expect([...set]).toEqual(['a']);
});
