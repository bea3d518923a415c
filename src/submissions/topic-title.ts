import { topicTitles } from '../content/topic-titles.gen.ts';
import { topicWords } from '../content/topic-words.ts';
import { APPLICATIONS } from './topics.ts';

export const topicTitle = (topic: string): string | undefined => {
  if (topic === APPLICATIONS) return topicWords.openApplication;
  return Object.hasOwn(topicTitles, topic) ? topicTitles[topic] : undefined;
};
