// South African Standard Time, all year.
const OFFICE_OFFSET_MS = 2 * 60 * 60_000;
const ISO_DAY = 'yyyy-mm-dd'.length;

/** The day at the company's office, as an ISO 8601 date; `now` in ms since the epoch. */
export const officeDay = (now: number): string =>
  new Date(now + OFFICE_OFFSET_MS).toISOString().slice(0, ISO_DAY);
