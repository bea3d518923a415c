import { grouped } from '../components/grouped.ts';
import type { BillLine, Saving } from '../content/exhibit-types.ts';

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

/** Returns each line's amount after the savings in `made`, and the totals before and after. */
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

/** Returns a string such as 'R1 234 567', which does not wrap. */
export const rand = (amount: number): string => `R${grouped(amount)}`;
