import type { ParseArgsConfig } from 'node:util';

/** One of each kind of page: those whose first visit is measured. */
const measuredPages = [
  ...['/', '/services/cloud', '/products/opher', '/training'],
  ...['/contact', '/team', '/team/m1001', '/privacy'],
];

/** The options of a bench that visits pages. */
export const visitOptions = (runs: string) =>
  ({
    /** A path; those of `measuredPages` where none is given. */
    page: { type: 'string', multiple: true, default: measuredPages },
    runs: { type: 'string', default: runs },
  }) satisfies ParseArgsConfig['options'];

/** The number below which this share of them, from 0 to 1, lies; NaN of none. */
export const quantile = (numbers: readonly number[], share: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * share)] ?? Number.NaN;

export const median = (numbers: readonly number[]): number => quantile(numbers, 0.5);
