import { expect, it } from 'vitest';
import { toggled } from './toggled.ts';

it('puts in what is missing and takes out what is there, in a set of its own', () => {
  const set: ReadonlySet<string> = new Set(['a']);
  expect([...toggled(set, 'b')]).toEqual(['a', 'b']);
  expect([...toggled(set, 'a')]).toEqual([]);
  expect([...set]).toEqual(['a']);
});
