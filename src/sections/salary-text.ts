import { grouped } from '../components/grouped.ts';
import { fill } from '../content/fill.ts';
import type { CareersContent } from '../content/pages/careers.ts';
import type { SalaryBand } from '../openings/openings.ts';

/** 'R840 000 to R1 080 000 a year'. */
export const salaryText = (
  { from, to, per }: SalaryBand,
  words: Pick<CareersContent['vacancies'], 'salary' | 'per'>,
): string => fill(words.salary, { from: grouped(from), to: grouped(to), per: words.per[per] });
