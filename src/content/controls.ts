/** What the controls of carousels and rotators are called, and what a link to elsewhere adds. */
export const controls = {
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
  needsConnection: 'needs a connection',
} as const;

/** Where one is in a ring, for readers who do not see it: '2 of 6'. */
export const positionText = (index: number, count: number): string => `${index + 1} of ${count}`;
