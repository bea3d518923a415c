import { programmeTerms } from '../content/programme-terms.ts';
import { site } from '../content/site.ts';
import { contentLines, escapedText } from '../content-lines.ts';
import type { Intake } from './openings.ts';

/** Returns a date without a time zone, so that the event is on the same day in all time zones. */
const dateOf = (startsOn: string, days = 0): string => {
  const date = new Date(startsOn);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10).replaceAll('-', '');
};

/** Returns a calendar file (RFC 5545) with an intake as one all-day event. `now` is in epoch ms. */
export const calendarFile = (
  { id, programme, title, startsOn, place, format }: Omit<Intake, 'seatsLeft'>,
  { now }: { readonly now: number },
): string => {
  const url = `https://${site.domain}/training/intakes/${id}`;
  return contentLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${site.domain}//Intakes//EN`,
    'BEGIN:VEVENT',
    // Every file for this intake has the same UID, so that a second import replaces the event.
    `UID:${id}@${site.domain}`,
    `DTSTAMP:${new Date(now).toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${dateOf(startsOn)}`,
    // The end is the first day after the event.
    `DTEND;VALUE=DATE:${dateOf(startsOn, programmeTerms[programme].days)}`,
    `SUMMARY:${escapedText(title)}`,
    `LOCATION:${escapedText(place)}`,
    // Some calendars show the description but not the URL.
    `DESCRIPTION:${escapedText(`${format}\n${url}`)}`,
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
};
