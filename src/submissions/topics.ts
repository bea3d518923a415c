import { TOPIC_PAGE } from '../content/topics.gen.ts';

/** The topic of an open application; those of vacancies have their ids behind it. */
export const APPLICATIONS = 'careers';

/** The id of an entry of `openings.json`. */
export const OPENING_ID = /^(?=.{1,80}$)[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The id of the vacancy that `topic` names; undefined where it names none. */
export const vacancyIn = (topic: string): string | undefined => {
  const [page, id = '', more] = topic.split('/', 3);
  return page === APPLICATIONS && more === undefined && OPENING_ID.test(id) ? id : undefined;
};

/** `text` if it is a topic: the path of a page that a message can be about, without its first slash. Else ''. */
export const asTopic = (text: string): string =>
  TOPIC_PAGE.test(text) || text === APPLICATIONS || vacancyIn(text) !== undefined ? text : '';
