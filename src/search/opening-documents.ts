import type { Openings } from '../openings/openings.ts';
import type { SearchDocument } from './search-document.ts';

/** Returns search documents for open vacancies and intakes, which are not in the index file. */
export const openingDocuments = ({ vacancies, intakes }: Openings): readonly SearchDocument[] => [
  ...vacancies.map(
    ({ id, title, team, location, employmentType, summary }): SearchDocument => ({
      kind: 'vacancy',
      to: `/careers/${id}`,
      title,
      image: 'pages/careers',
      text: [summary, `${team}, ${employmentType}, ${location}`],
      also: 'vacancy work',
    }),
  ),
  ...intakes.map(
    ({ id, title, format }): SearchDocument => ({
      kind: 'intake',
      to: `/training/intakes/${id}`,
      title,
      image: 'pages/training',
      text: [format],
      also: 'intake course dates',
    }),
  ),
];
