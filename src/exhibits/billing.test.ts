import { expect, it } from 'vitest';
import cloud from '../content/services/cloud.ts';
import { billWith, rand } from './billing.ts';

const { lines, savings } = cloud.exhibit;
const names = savings.map(({ name }) => name);

it('in the example, every saving has a line, and no line becomes negative', () => {
  const { after, totals } = billWith(lines, savings, new Set(names));
  expect(Math.min(...after)).toBeGreaterThanOrEqual(0);
  const saved = savings.reduce((all, { amount }) => all + amount, 0);
  expect(totals[1]).toBe(290_000 - saved);
});

it('an amount has groups of three digits', () => {
  expect([0, 999, 1000, 1_234_567].map(rand)).toEqual([
    'R0',
    'R999',
    'R1\u00a0000',
    'R1\u00a0234\u00a0567',
  ]);
});
