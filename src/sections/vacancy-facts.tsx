import { Day } from '../components/day.tsx';
import { grouped } from '../components/grouped.ts';
import { fill } from '../content/fill.ts';
import type { CareersContent } from '../content/pages/careers.ts';
import type { SalaryBand, Vacancy } from '../openings/openings.ts';
import { Facts } from './facts.tsx';

/** Returns a string such as 'R840 000 to R1 080 000 a year'. */
export const salaryText = (
  { from, to, per }: SalaryBand,
  words: Pick<CareersContent['vacancies'], 'salary' | 'per'>,
): string => fill(words.salary, { from: grouped(from), to: grouped(to), per: words.per[per] });

interface VacancyFactsProps {
  readonly vacancy: Vacancy;
  readonly words: CareersContent['vacancies'];
}

export const VacancyFacts = ({ vacancy, words }: VacancyFactsProps) => {
  const { salaryBand, location, employmentType, closingDate } = vacancy;
  const { facts } = words;
  return (
    <Facts
      entries={[
        [facts.salary, salaryText(salaryBand, words)],
        [facts.place, location],
        [facts.type, employmentType],
        [facts.closing, <Day key="day" iso={closingDate} />],
      ]}
    />
  );
};
