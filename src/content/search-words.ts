import type { Kind } from './search-kinds.ts';

/** The texts of the search box, on the page and in the dialog. Texts in braces are placeholders. */
export const searchWords = {
  name: 'Search',
  label: 'Search this site',
  placeholder: 'A service, a person, a question',
  submit: 'Search',
  close: 'Close',
  results: 'Results',
  resultsFor: 'Results for “{query}”',
  count: { one: '1 result', many: '{count} results' },
  loading: 'Fetching the index…',
  nothing: 'Nothing found for “{query}”. Try one word less, or another name for it.',
  failed: 'The search could not be loaded. Every page is in one list:',
  failedHere: 'The search could not be loaded. Every page is in the list below.',
  allPages: 'all pages',
  tryOne: 'For example',
  examples: ['Power BI', 'load-shedding', 'POPIA', 'jobs'],
  keys: [
    ['Ctrl K', 'opens this'],
    ['↑ ↓', 'choose'],
    ['Enter', 'opens the page'],
  ],
  kinds: {
    page: 'Page',
    service: 'Service',
    product: 'Product',
    person: 'Person',
    programme: 'Programme',
    question: 'Question',
    vacancy: 'Vacancy',
    intake: 'Training date',
  } satisfies Readonly<Record<Kind, string>>,
} as const;
