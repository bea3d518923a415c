/** Characters of a query that are searched for; the rest is ignored. */
export const QUERY_MAX = 100;
