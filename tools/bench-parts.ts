/** One of each kind of page: those whose first visit is measured. */
export const measuredPages = [
  ...['/', '/services/cloud', '/products/opher', '/training'],
  ...['/contact', '/team', '/team/m1001', '/privacy'],
];

export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
