import { topicTitles } from '../content/topic-titles.gen.ts';
import { topicWords } from '../content/topic-words.ts';

export const topicTitle = (topic: string): string | undefined => {
  if (topic === 'careers') return topicWords.openApplication;
  return Object.hasOwn(topicTitles, topic) ? topicTitles[topic] : undefined;
};
