import { topicTitles } from '../content/topic-titles.gen.ts';
import { topicWords } from '../content/topic-words.ts';
import { APPLICATIONS, vacancyIn } from './topics.ts';

/** The title of a topic's page; undefined for what is no topic. Only their list has those of vacancies. */
export const topicTitle = (
  topic: string,
  vacancyTitle: (id: string) => string | undefined,
): string | undefined => {
  if (topic === APPLICATIONS) return topicWords.openApplication;
  const vacancy = vacancyIn(topic);
  if (vacancy !== undefined) return vacancyTitle(vacancy);
  return Object.hasOwn(topicTitles, topic) ? topicTitles[topic] : undefined;
};
