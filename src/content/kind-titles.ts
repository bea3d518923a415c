/** The kinds of submissions, as visitors read them. */
export const kindTitles = {
  contact: 'Message',
  newsletter: 'Newsletter subscription',
  application: 'Application',
  reservation: 'Reservation',
} as const;
