/** Short labels that several pages share. Texts in braces are placeholders. */
export const labels = {
  openings: {
    seats: '{count} places left',
    lastSeat: 'Last place',
    full: 'Full: join the waiting list',
  },
  legal: { contents: 'On this page', updated: 'Last updated on {date}' },
  /** Shown below each form in a browser without script. */
  withoutScript:
    'Without JavaScript this form needs a connection: it cannot keep your text for later.',
  /** The count of waiting submissions in the bar. */
  waiting: { count: '{count} waiting to be sent', attention: '{count} to be looked at' },
  weeks: 'weeks',
  by: 'By',
  social: { title: '{name} elsewhere', networks: ['LinkedIn', 'Twitter', 'Facebook'] },
} as const;
