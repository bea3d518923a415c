import { useEffect } from 'react';
import { topicWords } from '../content/topic-words.ts';
import { useListing } from '../graphql/use-listing.ts';
import { topicTitle } from '../submissions/topic-title.ts';
import { vacancyIn } from '../submissions/topics.ts';

interface TopicTitleProps {
  readonly topic: string;
  /** It is a vacancy, and not in their list. */
  readonly onUnknown: () => void;
}

const VacancyTitle = ({ topic, onUnknown }: TopicTitleProps) => {
  const list = useListing(
    (openings) => openings.readVacancies(),
    (vacancy) => vacancy.closingDate,
  );
  const title = topicTitle(topic, (id) =>
    list.status === 'ready'
      ? list.items.find((vacancy) => vacancy.id === id)?.title
      : topicWords.vacancy,
  );
  useEffect(() => {
    if (title === undefined) onUnknown();
  }, [title, onUnknown]);
  return title ?? topicWords.vacancy;
};

/** What a topic is called. The list of vacancies is read for one of them only. */
export const TopicTitle = ({ topic, onUnknown }: TopicTitleProps) =>
  vacancyIn(topic) === undefined ? (
    topicTitle(topic, () => undefined)
  ) : (
    <VacancyTitle topic={topic} onUnknown={onUnknown} />
  );
