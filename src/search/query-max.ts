/** What is typed beyond so many characters is not looked at: nobody's question is longer. */
export const QUERY_MAX = 100;
