import type { Intake, Vacancy } from './openings.ts';

/** @param today the office's date, ISO 8601 */
export const isOpen = (entry: Vacancy | Intake, today: string): boolean =>
  ('closingDate' in entry ? entry.closingDate : entry.startsOn) >= today;
