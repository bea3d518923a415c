import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Icon } from '../components/icon.tsx';
import { fill } from '../content/fill.ts';
import { answerBy, answerTextBy } from '../content/lead-of.ts';
import { pageWords } from '../content/page-words.ts';
import type { ContactContent } from '../content/pages/contact.ts';
import { topicTitles } from '../content/topic-titles.gen.ts';
import { topicWords } from '../content/topic-words.ts';
import { useLoaded } from '../loading/use-loaded.ts';
import { useSubmissionForm } from '../page/outbox/use-submission-form.ts';
import type { AnyFields } from '../submissions/kinds.ts';
import { topicTitle } from '../submissions/topic-title.ts';
import { asTopic } from '../submissions/topics.ts';
import { LeadLine } from './lead-line.tsx';
import { SharedTextOffer } from './shared-text-offer.tsx';
import { SubmissionForm } from './submission-form.tsx';

const loadSentPlane = async () => (await import('./sent-plane.tsx')).SentPlane;

interface ContactFormProps {
  readonly words: ContactContent;
  /** The topic in the page's URL. May be invalid. */
  readonly topic: string;
  /** Changes the topic in the page's URL. */
  readonly onTopicChosen: (topic: string) => void;
}

/** The services, the products, and the current topic. */
const choosable = (topic = ''): readonly string[] => {
  const topics = Object.keys(topicTitles).filter((each) => /^(services|products)\//.test(each));
  return topic === '' || topics.includes(topic) ? topics : [...topics, topic];
};

/** The form 'Send us a message'. Its topic is the page that the message is about. */
export const ContactForm = ({ words, topic: linked, onTopicChosen }: ContactFormProps) => {
  // Undefined at first, because hydration must match the HTML. In the HTML, only the hidden input
  // and a `<noscript>` contain the topic.
  const [topic, setTopic] = useState<string>();
  const linkedTopic = useRef('');
  useEffect(() => {
    linkedTopic.current = asTopic(linked);
    setTopic(linkedTopic.current);
  }, [linked]);
  const restoreTopic = useCallback(
    (kept: AnyFields, over: boolean) =>
      setTopic((now) => (over ? linkedTopic.current : now) || asTopic(kept['topic'] ?? '')),
    [],
  );
  const contact = useSubmissionForm('contact', restoreTopic);
  const SentPlane = useLoaded(loadSentPlane);
  const { state, isSubmitting, keepDraft } = contact;
  const chooseTopic = useCallback(
    (chosen: string) => {
      setTopic(chosen);
      if (chosen !== linked) onTopicChosen(chosen);
    },
    [linked, onTopicChosen],
  );
  const isDone = state.status === 'done';
  useEffect(() => {
    if (isDone) chooseTopic('');
  }, [isDone, chooseTopic]);
  const topicField = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only for a new topic or a new field
  useEffect(() => {
    const field = topicField.current;
    if (topic === undefined || !field || field.value === topic) return;
    field.value = topic;
    keepDraft();
  }, [topic, isDone]);

  const sent =
    SentPlane && state.status === 'done'
      ? (seal: ReactNode) => (
          <SentPlane
            {...words.states.sent}
            next={fill(words.next, {
              ...state.fields,
              who: answerBy(state.fields.topic ?? '', Date.now()),
            })}
          >
            {seal}
          </SentPlane>
        )
      : undefined;
  return (
    <SubmissionForm
      submission={contact}
      words={words}
      labelledBy="contact-form"
      sent={sent}
      beforeMessage={
        <div className="grid items-end gap-6 md:grid-cols-2">
          <label className="flex flex-col gap-2 font-semibold plain:hidden">
            {topicWords.question}
            <span className="relative grid items-center rounded-small tone-surface font-normal">
              <select
                className="field-control appearance-none"
                value={topic ?? ''}
                disabled={topic === undefined || isSubmitting}
                onChange={({ target }) => chooseTopic(target.value)}
              >
                <option value="">{topicWords.none}</option>
                {choosable(topic).map((each) => (
                  <option key={each} value={each}>
                    {topicTitle(each)}
                  </option>
                ))}
              </select>
              <Icon name="chevron-down" className="pointer-events-none absolute right-4" />
            </span>
          </label>
          <LeadLine
            topic={topic}
            portrait="size-20"
            text={answerTextBy(topic, pageWords.nextWorkingDay)}
          />
        </div>
      }
    >
      <SharedTextOffer
        words={words.shared}
        disabled={isSubmitting}
        onDecided={(text) => contact.append('message', text)}
      />
      {/* Has no `value` prop, so that hydration does not change the server's value. */}
      <input type="hidden" name="topic" ref={topicField} />
    </SubmissionForm>
  );
};
