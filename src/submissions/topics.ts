import { TOPIC_PAGE } from '../content/topics.gen.ts';

/** The topic of an open application. */
export const APPLICATIONS = 'careers';

/** The id of an entry of `openings.json`. */
export const OPENING_ID = /^(?=.{1,80}$)[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** `text` if it is a topic: the path of a page that a message can be about, without its first slash. Else ''. */
export const asTopic = (text: string): string =>
  TOPIC_PAGE.test(text) || text === APPLICATIONS ? text : '';
