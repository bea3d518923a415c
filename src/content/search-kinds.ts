/** The kinds of search results. */
export type Kind =
  | 'page'
  | 'service'
  | 'product'
  | 'person'
  | 'programme'
  | 'question'
  | 'vacancy'
  | 'intake';
