/** The names of the controls of carousels and rotators, and the warning in links to other sites. */
export const controls = {
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
  needsConnection: 'online only',
} as const;

/** Returns a position such as '2 of 6'. */
export const positionText = (index: number, count: number): string => `${index + 1} of ${count}`;
