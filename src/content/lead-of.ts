import { dayText } from './calendar.ts';
import { fill } from './fill.ts';
import { leads } from './leads.gen.ts';
import { nextWorkingDay } from './office-day.ts';
import { pageWords } from './page-words.ts';
import { site } from './site.ts';
import type { Lead } from './types.ts';

/**
 * Returns the person who answers messages about a topic, or else the company's first contact.
 * @param topic the page that the message is about: a path without its first slash
 * @returns undefined if neither is on the team, so that texts name the company
 */
export const leadOf = (topic = ''): Lead | undefined =>
  leads[topic] ?? leads[topic.split('/')[0] ?? ''] ?? leads[''];

/** Returns the name of the person who answers messages about a topic, or else the company's. */
export const nameOf = (topic?: string): string => leadOf(topic)?.name ?? site.shortName;

/** Returns a text that names the person who answers messages about a topic. */
export const answerText = (topic?: string): string =>
  fill(pageWords.answers, { name: nameOf(topic) });

/**
 * Like `answerText`, but also states by when the person will answer, if `site.answersUntil` is set.
 * @param day the day of the answer, as a text
 */
export const answerTextBy = (topic: string | undefined, day: string): string =>
  site.answersUntil
    ? fill(pageWords.answersBy, {
        name: nameOf(topic),
        time: site.answersUntil,
        day,
      })
    : answerText(topic);

/**
 * Returns a text that names the person who answers a message, and states by when.
 * @param received when it was received, in ms since the epoch
 */
export const answerBy = (topic: string, received: number): string =>
  answerTextBy(topic, dayText(nextWorkingDay(received)));
