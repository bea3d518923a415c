/** The maximum length of a query, in characters. The rest is ignored. */
export const QUERY_MAX = 100;
