import { useCallback, useEffect, useRef, useState } from 'react';
import { Field } from '../components/field.tsx';
import { SiteLink } from '../components/link.tsx';
import {
  FormFailurePanel,
  OutcomePanel,
  OutcomePlace,
  toneOf,
} from '../components/outcome-panel.tsx';
import { SubmitButton } from '../components/submit-button.tsx';
import { timeOfDay } from '../components/time-of-day.ts';
import { TrapField } from '../components/trap-field.tsx';
import { fill } from '../content/fill.ts';
import type { ContactContent } from '../content/pages/contact.ts';
import { topicWords } from '../content/topic-words.ts';
import { useOutbox } from '../page/outbox/use-outbox.ts';
import { useSubmissionForm } from '../page/outbox/use-submission-form.ts';
import { type AnyFields, controlFor } from '../submissions/kinds.ts';
import { formAction } from '../submissions/native-forms.ts';
import { TRAP_FIELD } from '../submissions/spam-signs.ts';
import { topicTitle } from '../submissions/topic-title.ts';
import { asTopic } from '../submissions/topics.ts';
import { preloadSeal, Seal } from './seal.tsx';
import { SentReceipt } from './sent-receipt.tsx';
import { SharedTextOffer } from './shared-text-offer.tsx';
import { useSentPlane } from './use-sent-plane.ts';

interface ContactFormProps {
  readonly words: ContactContent;
  /** What the link to this page says that the message is about; it may be no topic. */
  readonly topic: string;
  readonly onTopicRemoved: () => void;
}

/** 'Send us a message': a message is saved on the device first and sent second. */
export const ContactForm = ({ words, topic: linked, onTopicRemoved }: ContactFormProps) => {
  const { form: labels, states } = words;
  // Unknown at first: the prerendered HTML knows no query, and the server may have filled in the field.
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
  const SentPlane = useSentPlane();
  const { isStorageUnavailable } = useOutbox();
  const { state, failure, isSubmitting, keepDraft } = contact;
  useEffect(preloadSeal, []);
  const removeTopic = useCallback(() => {
    setTopic('');
    if (linked) onTopicRemoved();
  }, [linked, onTopicRemoved]);
  const isDone = state.status === 'done';
  useEffect(() => {
    if (isDone) removeTopic();
  }, [isDone, removeTopic]);
  const topicField = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft follows the topic alone here
  useEffect(() => {
    const field = topicField.current;
    if (topic === undefined || !field || field.value === topic) return;
    field.value = topic;
    keepDraft();
  }, [topic, isDone]);

  if (state.status === 'done') {
    const seal = <Seal id={state.id} state={state.outcome === 'sent' ? 'open' : 'closed'} />;
    return (
      <OutcomePlace key={state.outcome} ref={contact.panel} {...states[state.outcome]}>
        {state.outcome === 'sent' && SentPlane ? (
          <SentPlane {...states.sent} next={fill(words.next, state.fields)}>
            {seal}
          </SentPlane>
        ) : (
          <OutcomePanel tone={toneOf(state.outcome)} {...states[state.outcome]}>
            {seal}
          </OutcomePanel>
        )}
      </OutcomePlace>
    );
  }
  return (
    <form
      ref={contact.form}
      method="post"
      action={formAction('contact')}
      aria-labelledby="contact-form"
      tabIndex={-1}
      noValidate
      onSubmit={contact.onSubmit}
      onInput={keepDraft}
      onBlur={contact.keepDraftWell}
      className="flex flex-col gap-6 outline-none"
    >
      {contact.receipt && (
        <SentReceipt id={contact.receipt.id}>
          {fill(words.receipt, {
            ...contact.receipt.fields,
            time: timeOfDay(contact.receipt.at, contact.receipt.at),
          })}
        </SentReceipt>
      )}
      <SharedTextOffer
        words={words.shared}
        disabled={isSubmitting}
        onDecided={(text) => contact.append('message', text)}
      />
      {failure && <FormFailurePanel {...states[failure.reason]} problems={failure.problems} />}
      {/* React leaves a value alone that it does not render: the server's survives hydration. */}
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
      {labels.fields.map(({ name, ...labelled }) => (
        <Field
          key={name}
          {...labelled}
          {...controlFor('contact', name)}
          lengthWords={labels.length}
          readOnly={isSubmitting}
          error={contact.problemOf(name)}
          onInput={() => contact.clearProblem(name)}
        />
      ))}
      <TrapField name={TRAP_FIELD} />
      <p className="text-small text-muted">
        {labels.privacy.text}{' '}
        <SiteLink to="/privacy" className="link">
          {labels.privacy.linkText}
        </SiteLink>
        .
      </p>
      <div>
        <SubmitButton
          label={labels.submit}
          busyLabel={labels.submitting}
          isBusy={isSubmitting}
          icon="arrow-right"
        />
      </div>
      {/* Below what is pressed and typed in, for these are known only when the page is in use. */}
      {contact.isRestored && (
        <p role="status" className="flex flex-wrap items-center gap-x-4">
          {words.draft.restored}
          <button type="button" className="text-button" onClick={contact.clearDraft}>
            {words.draft.clear}
          </button>
        </p>
      )}
      {isStorageUnavailable && <p>{words.storageUnavailable}</p>}
    </form>
  );
};
