import type { Intake, Vacancy } from './openings.ts';

/** Returns the last day on which the entry is open, ISO 8601. */
export const lastDayOf = (entry: Vacancy | Intake): string =>
  'closingDate' in entry ? entry.closingDate : entry.startsOn;

/** @param today the office's date, ISO 8601 */
export const isOpen = (entry: Vacancy | Intake, today: string): boolean =>
  lastDayOf(entry) >= today;
