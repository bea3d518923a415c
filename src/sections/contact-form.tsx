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
import { useOutbox } from '../page/outbox/use-outbox.ts';
import { useSubmissionForm } from '../page/outbox/use-submission-form.ts';
import { type AnyFields, controlFor } from '../submissions/kinds.ts';
import { formAction } from '../submissions/native-forms.ts';
import { TRAP_FIELD } from '../submissions/spam-signs.ts';
import { preloadSeal, Seal } from './seal.tsx';
import { SentReceipt } from './sent-receipt.tsx';
import { SharedTextOffer } from './shared-text-offer.tsx';
import { useSentPlane } from './use-sent-plane.ts';

interface ContactFormProps {
  readonly words: ContactContent;
  /** The vacancy that a link to this page names. */
  readonly vacancy: string;
  readonly onVacancyRemoved: () => void;
}

/** 'Send us a message': a message is saved on the device first and sent second. */
export const ContactForm = ({ words, vacancy, onVacancyRemoved }: ContactFormProps) => {
  const { form: labels, states } = words;
  // Not in the prerendered HTML, which knows no query.
  const [appliedFor, setAppliedFor] = useState('');
  useEffect(() => setAppliedFor(vacancy), [vacancy]);
  const restoreVacancy = useCallback(
    (kept: AnyFields, over: boolean) =>
      setAppliedFor((now) => (over ? '' : now) || (kept['vacancy'] ?? '')),
    [],
  );
  const contact = useSubmissionForm('contact', restoreVacancy);
  const SentPlane = useSentPlane();
  const { isStorageUnavailable } = useOutbox();
  const { state, failure, isSubmitting, keepDraft } = contact;
  useEffect(preloadSeal, []);
  const removeVacancy = useCallback(() => {
    setAppliedFor('');
    if (vacancy) onVacancyRemoved();
  }, [vacancy, onVacancyRemoved]);
  const isDone = state.status === 'done';
  useEffect(() => {
    if (isDone) removeVacancy();
  }, [isDone, removeVacancy]);
  const drafted = useRef('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft follows the vacancy alone here
  useEffect(() => {
    if (drafted.current === appliedFor) return;
    drafted.current = appliedFor;
    keepDraft();
  }, [appliedFor]);

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
      {appliedFor && (
        <p className="flex flex-wrap items-center gap-x-4 border-marigold border-l-8 pl-5">
          <span>
            {words.vacancy.label} <strong>{appliedFor}</strong>
          </span>
          <input type="hidden" name="vacancy" value={appliedFor} />
          <button
            type="button"
            className="text-button"
            disabled={isSubmitting}
            onClick={removeVacancy}
          >
            {words.vacancy.remove}
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
