import { expect, it } from 'vitest';
import cloud from '../content/services/cloud.ts';
import { billWith } from './billing.ts';

const { lines, savings } = cloud.exhibit;
const names = savings.map(({ name }) => name);

it('the total of each bill is the sum of its lines', () => {
  const { totals } = billWith(lines, savings, new Set());
  expect(totals).toEqual([365_000, 290_000]);
});

it('a saving is subtracted from its line of the bill, and from the total', () => {
  const [first] = savings;
  const { after, totals } = billWith(lines, savings, new Set([first.name]));
  const line = lines.findIndex(({ name }) => name === first.line);
  expect(after[line]).toBe((lines[line]?.after ?? 0) - first.amount);
  expect(totals[1]).toBe(290_000 - first.amount);
});

it('in the cloud exhibit, every saving applies to a line, and no line becomes negative', () => {
  const { after, totals } = billWith(lines, savings, new Set(names));
  expect(Math.min(...after)).toBeGreaterThanOrEqual(0);
  const saved = savings.reduce((all, { amount }) => all + amount, 0);
  expect(totals[1]).toBe(290_000 - saved);
});
