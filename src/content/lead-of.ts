import { fill } from './fill.ts';
import { leads } from './leads.gen.ts';
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
