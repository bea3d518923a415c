/** The kinds of search results. */
export const kinds = [
  'page',
  'service',
  'product',
  'person',
  'programme',
  'question',
  'vacancy',
  'intake',
] as const;

export type Kind = (typeof kinds)[number];
