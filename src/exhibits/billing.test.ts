import { expect, it } from 'vitest';
import cloud from '../content/services/cloud.ts';
import { billWith, rand } from './billing.ts';

const { lines, savings } = cloud.exhibit;
const names = savings.map(({ name }) => name);

it('adds up both bills', () => {
  const { totals } = billWith(lines, savings, new Set());
  expect(totals).toEqual([365_000, 290_000]);
});

it('subtracts a saving from its line and from the total', () => {
  const [first] = savings;
  const { after, totals } = billWith(lines, savings, new Set([first.name]));
  const line = lines.findIndex(({ name }) => name === first.line);
  expect(after[line]).toBe((lines[line]?.after ?? 0) - first.amount);
  expect(totals[1]).toBe(290_000 - first.amount);
});

it('savings never exceed the amount of their line, and every saving has a line', () => {
  const { after, totals } = billWith(lines, savings, new Set(names));
  expect(Math.min(...after)).toBeGreaterThanOrEqual(0);
  const saved = savings.reduce((all, { amount }) => all + amount, 0);
  expect(totals[1]).toBe(290_000 - saved);
});

it('groups the digits of an amount', () => {
  expect([0, 999, 1000, 1_234_567].map(rand)).toEqual([
    'R0',
    'R999',
    'R1\u00a0000',
    'R1\u00a0234\u00a0567',
  ]);
});
