import ICAL from 'ical.js';
import { expect, it, vi } from 'vitest';
import { site } from '../content/site.ts';
import { calendarFile } from './calendar-file.ts';

const intake = {
  id: 'power-platform-2027-q1',
  programme: 'quarterly-intensives',
  title: 'Power Platform Intensive',
  startsOn: '2027-02-22',
  place: 'at Tilework Labs in Sandton',
  format: 'Five full days, at Tilework Labs in Sandton',
} as const;
const now = Date.parse('2026-11-27T09:08:07.654Z');

const eventIn = (file: string) => {
  const events = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent');
  expect(events).toHaveLength(1);
  return new ICAL.Event(events[0]);
};
const eventOf = (changes: object = {}) => eventIn(calendarFile({ ...intake, ...changes }, { now }));

it("a calendar file contains one event, with the intake's title, place and page", () => {
  const event = eventOf();
  const url = `https://${site.domain}/training/intakes/${intake.id}`;
  expect(event.uid).toBe(`${intake.id}@${site.domain}`);
  expect(event.summary).toBe(intake.title);
  expect(event.location).toBe(intake.place);
  expect(event.description).toBe(`${intake.format}\n${url}`);
  expect(event.component.getFirstPropertyValue('url')).toBe(url);
  expect(String(event.component.getFirstPropertyValue('dtstamp'))).toBe('2026-11-27T09:08:07Z');
});

it.each([
  { zone: 'Africa/Johannesburg', offset: -120 },
  { zone: 'America/Los_Angeles', offset: 480 },
])('a calendar event is on the same days in the time zone $zone', ({ zone, offset }) => {
  vi.stubEnv('TZ', zone);
  expect(new Date(2027, 1, 22).getTimezoneOffset()).toBe(offset);
  for (const [changes, days] of [
    [{}, ['2027-02-22', '2027-02-27']],
    [{ startsOn: '2027-12-31', programme: 'annual-workshops' }, ['2027-12-31', '2028-01-02']],
    [{ startsOn: '2027-02-28', programme: 'online-courses' }, ['2027-02-28', '2027-03-01']],
  ] as const) {
    const { startDate, endDate } = eventOf(changes);
    expect([startDate, endDate].map(String)).toEqual(days);
    expect([startDate, endDate].map(({ isDate }) => isDate)).toEqual([true, true]);
    expect(startDate.toJSDate()).toEqual(new Date(`${days[0]}T00:00`));
  }
});

it('a calendar file escapes special characters and line breaks, and folds lines at 75 octets', () => {
  const title =
    `Excel; Word, "PowerPoint" \\ n ${'Ndi ḽavhuṱanu 🌍🌍🌍🌍🌍🌍🌍, '.repeat(9)}`.trim();
  const place = 'Tilework Labs\r\nSandton\nJohannesburg';
  const file = calendarFile({ ...intake, title, place }, { now });
  const event = eventIn(file);
  expect(event.summary).toBe(title);
  expect(event.location).toBe('Tilework Labs\nSandton\nJohannesburg');
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of file.split('\r\n')) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(line.isWellFormed()).toBe(true);
  }
});
