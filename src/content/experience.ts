import { inWords } from './number-words.ts';
import { site } from './site.ts';

// The build year. The prerendered HTML contains it, so hydration in a later year must use the same
// value. It is undefined outside Vite, where there is no hydration.
declare const __BUILD_YEAR__: number | undefined;
const thisYear = typeof __BUILD_YEAR__ === 'undefined' ? new Date().getFullYear() : __BUILD_YEAR__;

/** Returns a text such as 'six years', 'almost two decades' or 'more than two decades'. */
export const yearsInWords = (years: number): string => {
  if (years < 8) return years === 1 ? 'one year' : `${inWords(years)} years`;
  const decades = (count: number) => (count === 1 ? 'a decade' : `${inWords(count)} decades`);
  const past = Math.floor(years / 10);
  const rest = years % 10;
  if (rest === 0) return decades(past);
  return rest >= 8 ? `almost ${decades(past + 1)}` : `more than ${decades(past)}`;
};

/** How long the company has existed, in words. */
export const experience = yearsInWords(thisYear - site.founded);
