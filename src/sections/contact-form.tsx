import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { fill } from '../content/fill.ts';
import { answerBy, answerTextBy } from '../content/lead-of.ts';
import { pageWords } from '../content/page-words.ts';
import type { ContactContent } from '../content/pages/contact.ts';
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
  readonly onTopicRemoved: () => void;
}

/** The form 'Send us a message'. Its topic is the page that the message is about. */
export const ContactForm = ({ words, topic: linked, onTopicRemoved }: ContactFormProps) => {
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
  const removeTopic = useCallback(() => {
    setTopic('');
    if (linked) onTopicRemoved();
  }, [linked, onTopicRemoved]);
  const isDone = state.status === 'done';
  useEffect(() => {
    if (isDone) removeTopic();
  }, [isDone, removeTopic]);
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
    <SubmissionForm submission={contact} words={words} labelledBy="contact-form" sent={sent}>
      <LeadLine
        topic={topic}
        portrait="size-16"
        className="mb-2"
        text={answerTextBy(topic, pageWords.nextWorkingDay)}
      />
      <SharedTextOffer
        words={words.shared}
        disabled={isSubmitting}
        onDecided={(text) => contact.append('message', text)}
      />
      {/* Has no `value` prop, so that hydration does not change the server's value. */}
      <input type="hidden" name="topic" ref={topicField} />
      {topic && (
        <p className="flex flex-wrap items-center gap-x-4 border-marigold border-l-8 pl-5">
          <span>
            {topicWords.label} <strong>{topicTitle(topic)}</strong>
          </span>
          <button
            type="button"
            className="text-button"
            disabled={isSubmitting}
            onClick={removeTopic}
          >
            {topicWords.remove}
          </button>
        </p>
      )}
    </SubmissionForm>
  );
};
