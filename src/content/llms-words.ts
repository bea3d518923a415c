/** The words of `llms.txt` that no page has. */
export const llmsWords = {
  openings: {
    title: 'Vacancies and training dates',
    text: 'They change from day to day. This answers with what is open now:',
  },
  /** The format's own word for what may be left out where there is little room. */
  optional: 'Optional',
} as const;
