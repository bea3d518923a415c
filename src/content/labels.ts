/** Short labels that belong to no single page. Braces are filled in. */
export const labels = {
  openings: {
    seats: '{count} places left',
    lastSeat: 'Last place',
    full: 'Full: join the waiting list',
  },
  legal: { contents: 'On this page', updated: 'Last updated on {date}' },
  /** Below each form in a browser without script. */
  withoutScript:
    'Without JavaScript this form needs a connection: it cannot keep your text for later.',
  /** In the bar, where the list of what waits is far. */
  waiting: { count: '{count} waiting to be sent', attention: '{count} to be looked at' },
  weeks: 'weeks',
  by: 'By',
  social: { title: '{name} elsewhere', networks: ['LinkedIn', 'Twitter', 'Facebook'] },
} as const;
