import type { Statistic } from './types.ts';

const FIGURE = /^(\d+)(\D*)$/;

/**
 * A figure of `site.ts` as the bands of figures show it: '28+' is 28 and '+'.
 * @throws Error when it is not a number with something behind it
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
