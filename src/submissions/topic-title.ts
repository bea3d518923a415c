import { topicTitles } from '../content/topic-titles.gen.ts';
import { topicWords } from '../content/topic-words.ts';
import { APPLICATIONS } from './topics.ts';

/** Returns the title of a topic's page, or undefined for an unknown topic. */
export const topicTitle = (topic: string): string | undefined => {
  if (topic === APPLICATIONS) return topicWords.openApplication;
  return Object.hasOwn(topicTitles, topic) ? topicTitles[topic] : undefined;
};
