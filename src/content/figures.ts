import type { Statistic } from './types.ts';

const FIGURE = /^(\d+)(\D*)$/;

/**
 * Splits a figure of `site.ts`: '28+' becomes 28 and '+'.
 * @throws Error if `figure` is not a number with a suffix
 */
export const statistic = (
  label: string,
  figure: string | number,
  { animated = false } = {},
): Statistic => {
  const [, value, suffix] = FIGURE.exec(`${figure}`) ?? [];
  if (value === undefined || suffix === undefined) {
    throw new Error(`${label}: '${figure}' is not a figure such as 28+`);
  }
  return { label, value: Number(value), suffix, animated };
};
