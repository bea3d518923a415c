import { programmeTerms } from '../content/programme-terms.ts';
import { site } from '../content/site.ts';
import { contentLines, escapedText } from '../content-lines.ts';
import type { Intake } from './openings.ts';

/** Local dates of no time zone: the event is on the same days wherever the calendar is read. */
const dateOf = (startsOn: string, days = 0): string => {
  const date = new Date(startsOn);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10).replaceAll('-', '');
};

/** An intake as a calendar file (RFC 5545) with one all-day event; `now` in ms since the epoch. */
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
    // Stable, so that a file saved again replaces the event.
    `UID:${id}@${site.domain}`,
    `DTSTAMP:${new Date(now).toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${dateOf(startsOn)}`,
    // The first day after the event.
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
