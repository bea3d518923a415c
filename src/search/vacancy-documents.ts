import type { SearchDocument } from './search-document.ts';

interface Vacancy {
  readonly title: string;
  readonly team: string;
  readonly location: string;
  readonly employmentType: string;
  readonly summary: string;
}

/** What can be found of the open vacancies: they change between releases and are in no index file. */
export const vacancyDocuments = (vacancies: readonly Vacancy[]): readonly SearchDocument[] =>
  vacancies.map(({ title, team, location, employmentType, summary }) => ({
    kind: 'vacancy',
    to: '/careers',
    title,
    text: [summary, `${team}, ${employmentType}, ${location}`],
    also: 'vacancy work',
  }));
