import type { DatedOpenings } from './openings.ts';

/** The id of the script element that contains the openings as JSON. */
export const GIVEN_OPENINGS = 'openings';

/** Returns the openings that the server has inserted into this document, or undefined. */
export const givenOpenings = (): DatedOpenings | undefined => {
  const json = document.getElementById(GIVEN_OPENINGS)?.textContent;
  return json ? JSON.parse(json) : undefined;
};
