import { grouped } from '../components/grouped.ts';
import type { BillLine, Saving } from '../content/exhibit-types.ts';

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

/** The bill with these savings: the amount of each line, and both totals. */
export const billWith = (
  lines: readonly BillLine[],
  savings: readonly Saving[],
  made: ReadonlySet<string>,
) => {
  const saved = (name: string) =>
    sum(savings.filter((each) => each.line === name && made.has(each.name)).map((s) => s.amount));
  const after = lines.map((line) => line.after - saved(line.name));
  return { after, totals: [sum(lines.map(({ before }) => before)), sum(after)] as const };
};

/** 'R1 234 567', without line breaks. */
export const rand = (amount: number): string => `R${grouped(amount)}`;
