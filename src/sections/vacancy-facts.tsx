import { Day } from '../components/day.tsx';
import type { CareersContent } from '../content/pages/careers.ts';
import type { Vacancy } from '../openings/openings.ts';
import { Facts } from './facts.tsx';
import { salaryText } from './salary-text.ts';

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
