/** The texts of `llms.txt` that are on no page. */
export const llmsWords = {
  openings: {
    title: 'Vacancies and training dates',
    text: 'They change from day to day. This answers with what is open now:',
  },
  /** The heading that the format of `llms.txt` defines for links that a reader can skip. */
  optional: 'Optional',
} as const;
