import { site } from './site.ts';

// South African Standard Time, which has no daylight saving.
const OFFICE_OFFSET_MS = 2 * 60 * 60_000;
const ISO_DAY = 'yyyy-mm-dd'.length;

/** Returns the office's date in ISO 8601. `now` is in ms since the epoch. */
export const officeDay = (now: number): string =>
  new Date(now + OFFICE_OFFSET_MS).toISOString().slice(0, ISO_DAY);

const DAY_MS = 86_400_000;
const closedOn: readonly string[] = site.closedOn;

const isWorkingDay = (day: string): boolean => {
  const weekday = new Date(day).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !closedOn.includes(day);
};

/** Returns the office's next working day in ISO 8601. `now` is in ms since the epoch. */
export const nextWorkingDay = (now: number): string => {
  const day = officeDay(now + DAY_MS);
  return isWorkingDay(day) ? day : nextWorkingDay(now + DAY_MS);
};
