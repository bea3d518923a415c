import type { DatedOpenings } from './openings.ts';

/** The id of the script element that has them as JSON. */
export const GIVEN_OPENINGS = 'openings';

/** The openings that the server has put into this document; undefined where it has not. */
export const givenOpenings = (): DatedOpenings | undefined => {
  const json = document.getElementById(GIVEN_OPENINGS)?.textContent;
  return json ? JSON.parse(json) : undefined;
};
