import type { ParseArgsConfig } from 'node:util';

/** The options of a benchmark that visits pages. */
export const visitOptions = {
  /** A path; by default one page of each kind. */
  page: {
    type: 'string',
    multiple: true,
    default: [
      ...['/', '/services/cloud', '/products/opher', '/training'],
      ...['/contact', '/team', '/team/m1001', '/privacy'],
    ],
  },
  runs: { type: 'string', default: '5' },
} satisfies ParseArgsConfig['options'];

/** NaN if there are no numbers. */
export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
