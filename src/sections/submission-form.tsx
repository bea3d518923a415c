import { Fragment, type ReactNode, useEffect } from 'react';
import { Field } from '../components/field.tsx';
import { Icon } from '../components/icon.tsx';
import { SiteLink } from '../components/link.tsx';
import { FormFailurePanel, OutcomePanel, OutcomePlace } from '../components/outcome-panel.tsx';
import { SubmitButton } from '../components/submit-button.tsx';
import { timeOfDay } from '../components/time-of-day.ts';
import { TrapField } from '../components/trap-field.tsx';
import { fill } from '../content/fill.ts';
import type { FormWords } from '../content/form-words.ts';
import { useOutbox } from '../page/outbox/use-outbox.ts';
import type { useSubmissionForm } from '../page/outbox/use-submission-form.ts';
import { preloadSeal, Seal } from './seal.tsx';

export const PrivacyNote = ({ text, linkText }: FormWords['form']['privacy']) => (
  <p className="text-small text-muted">
    {text}{' '}
    <SiteLink to="/privacy" className="link whitespace-nowrap">
      {linkText}
    </SiteLink>
    .
  </p>
);

interface SubmissionFormProps {
  readonly submission: ReturnType<typeof useSubmissionForm>;
  readonly words: FormWords;
  readonly labelledBy: string;
  /** Content above the fields, such as inputs whose values the page sets. */
  readonly children: ReactNode;
  /** Content above the field `message`. */
  readonly beforeMessage?: ReactNode;
  /** Returns the panel for the outcome 'sent', in place of an `OutcomePanel`. */
  readonly sent?: ((seal: ReactNode) => ReactNode) | undefined;
}

/**
 * A form that submits to the outbox. After a submission, a panel replaces the form for a few
 * seconds and shows the outcome, such as 'saved' (on the device) or 'sent' (receipt received).
 */
export const SubmissionForm = ({
  submission,
  words,
  labelledBy,
  children,
  beforeMessage,
  sent,
}: SubmissionFormProps) => {
  const { form: labels, states } = words;
  const { failure: storageFailure } = useOutbox();
  const { state, failure, isSubmitting, receipt } = submission;
  useEffect(preloadSeal, []);

  if (state.status === 'done') {
    const { outcome } = state;
    const seal = <Seal id={state.id} state={outcome === 'sent' ? 'open' : 'closed'} />;
    return (
      <OutcomePlace key={outcome} ref={submission.panel} {...states[outcome]}>
        {outcome === 'sent' && sent ? (
          sent(seal)
        ) : (
          <OutcomePanel outcome={outcome} {...states[outcome]}>
            {seal}
          </OutcomePanel>
        )}
      </OutcomePlace>
    );
  }
  return (
    <form {...submission.formProps} aria-labelledby={labelledBy} className="form outline-none">
      {receipt && (
        <div>
          <p className="flex items-center gap-4">
            <span className="grid size-12 flex-none place-items-center bg-leaf text-paper">
              <Icon name="check" />
            </span>
            <span className="min-w-0 wrap-anywhere text-small">
              {fill(words.receipt, { ...receipt.fields, time: timeOfDay(receipt.at, receipt.at) })}
            </span>
          </p>
          <Seal id={receipt.id} state="open" />
        </div>
      )}
      {failure && <FormFailurePanel {...states[failure.reason]} problems={failure.problems} />}
      {children}
      {labels.fields.map(({ name, ...labelled }) => (
        <Fragment key={name}>
          {name === 'message' && beforeMessage}
          <Field {...labelled} {...submission.fieldProps(name)} lengthWords={labels.length} />
        </Fragment>
      ))}
      <TrapField />
      {!storageFailure && <p className="when-down bg-sand px-5 py-4">{words.offline}</p>}
      <div className="grid items-center gap-6 md:grid-cols-2">
        <div className="md:order-2">
          <PrivacyNote {...labels.privacy} />
        </div>
        <SubmitButton
          label={labels.submit}
          busyLabel={labels.submitting}
          isBusy={isSubmitting}
          icon="arrow-right"
        />
      </div>
      {/* Below the controls, because the visitor may already be typing when this text appears. */}
      {submission.isRestored && (
        <p role="status" className="flex flex-wrap items-center gap-x-4">
          {words.draft.restored}
          <button type="button" className="text-button" onClick={submission.clearDraft}>
            {words.draft.clear}
          </button>
        </p>
      )}
      {storageFailure && <p>{words.storageUnavailable}</p>}
    </form>
  );
};
