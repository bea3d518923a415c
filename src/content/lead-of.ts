import { dayText } from './calendar.ts';
import { fill } from './fill.ts';
import { leads } from './leads.gen.ts';
import { nextWorkingDay } from './office-day.ts';
import { pageWords } from './page-words.ts';
import { site } from './site.ts';
import type { Lead } from './types.ts';

/**
 * The person who answers for a service, or else the company's first contact.
 * @param service its id; empty for a message about nothing in particular
 * @returns undefined if neither is on the team: the company answers then
 */
export const leadOf = (service = ''): Lead | undefined => leads[service] ?? leads['other'];

/** Says who answers for a service. */
export const answerText = (service?: string): string =>
  fill(pageWords.answers, { name: leadOf(service)?.name ?? site.shortName });

/** The id of the service that a message is about, if it is about one. */
export const serviceOf = (topic: string): string | undefined => /^services\/(.+)/.exec(topic)?.[1];

/**
 * Says who answers a message, and by when.
 * @param topic the page that it is about
 * @param received in ms since the epoch
 */
export const answerBy = (topic: string, received: number): string => {
  const service = serviceOf(topic);
  if (!site.answersUntil) return answerText(service);
  return fill(pageWords.answersBy, {
    name: leadOf(service)?.name ?? site.shortName,
    time: site.answersUntil,
    day: dayText(nextWorkingDay(received)),
  });
};
