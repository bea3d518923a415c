import type { ParseArgsConfig } from 'node:util';

export const visitOptions = {
  /** The paths of the pages; by default, of one page of each kind. */
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

/** Returns a quantile; NaN for an empty list. `share` is at least 0 and below 1. */
export const quantile = (numbers: readonly number[], share: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * share)] ?? Number.NaN;

export const medians = <Figures extends Readonly<Record<string, number>>>(
  runs: readonly Figures[],
): Figures => {
  const medianOf = (name: string) =>
    quantile(
      runs.map(({ [name]: figure = NaN }) => figure),
      0.5,
    );
  const names = Object.keys(runs[0] ?? {});
  return Object.fromEntries(
    names.map((name) => [name, Number(medianOf(name).toFixed(3))]),
  ) as unknown as Figures;
};
