import { dayText } from './calendar.ts';
import { fill } from './fill.ts';
import { leads } from './leads.gen.ts';
import { nextWorkingDay } from './office-day.ts';
import { pageWords } from './page-words.ts';
import { site } from './site.ts';
import type { Lead } from './types.ts';

/**
 * Returns the person responsible for a service, or else the company's first contact.
 * @param service the id of the service; empty for a message without a topic
 * @returns undefined if neither is on the team, so that texts name the company
 */
export const leadOf = (service = ''): Lead | undefined => leads[service] ?? leads['other'];

/** Returns a text that names the person who answers messages about a service. */
export const answerText = (service?: string): string =>
  fill(pageWords.answers, { name: leadOf(service)?.name ?? site.shortName });

/** Returns the id of the service that a message is about, or undefined for another topic. */
export const serviceOf = (topic: string): string | undefined => /^services\/(.+)/.exec(topic)?.[1];

/**
 * Like `answerText`, but also states by when the person will answer, if `site.answersUntil` is set.
 * @param day the day of the answer, as a text
 */
export const answerTextBy = (service: string | undefined, day: string): string =>
  site.answersUntil
    ? fill(pageWords.answersBy, {
        name: leadOf(service)?.name ?? site.shortName,
        time: site.answersUntil,
        day,
      })
    : answerText(service);

/**
 * Returns a text that names the person who answers a message, and states by when.
 * @param topic the page that the message is about
 * @param received when it was received, in ms since the epoch
 */
export const answerBy = (topic: string, received: number): string =>
  answerTextBy(serviceOf(topic), dayText(nextWorkingDay(received)));
