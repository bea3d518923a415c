import { grouped } from '../components/grouped.ts';
import { fill } from '../content/fill.ts';
import type { CareersContent } from '../content/pages/careers.ts';
import type { SalaryBand } from '../graphql/opening-lists.ts';

/** 'R840 000 to R1 080 000 a year'; a period that this release does not know stands as it came. */
export const salaryText = (
  { from, to, per }: SalaryBand,
  words: Pick<CareersContent['vacancies'], 'salary' | 'per'>,
): string => {
  const periods: Readonly<Record<string, string>> = words.per;
  return fill(words.salary, { from: grouped(from), to: grouped(to), per: periods[per] ?? per });
};
