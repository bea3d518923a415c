/** The texts of the question about analytics, which is asked once if analytics are configured. */
export const consent = {
  title: 'May we count page views?',
  text: 'With your consent this site loads Google Analytics for Firebase, which sets cookies and tells us which pages are read. Everything works the same if you say no.',
  accept: 'Yes, count mine',
  decline: 'No, thank you',
  change: 'Your answer about analytics',
  accepted: 'You agreed to analytics.',
  declined: 'You declined analytics.',
  notConfigured: 'Analytics is not configured on this site, so there is nothing to decide.',
} as const;
