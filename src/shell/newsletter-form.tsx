import { Field } from '../components/field.tsx';
import { FormFailurePanel, OutcomePanel, OutcomePlace } from '../components/outcome-panel.tsx';
import { SubmitButton } from '../components/submit-button.tsx';
import { TrapField } from '../components/trap-field.tsx';
import { newsletter } from '../content/pages/newsletter.ts';
import { useOutbox } from '../page/outbox/use-outbox.ts';
import { useSubmissionForm } from '../page/outbox/use-submission-form.ts';

const { form: labels, consentVersion, states, storageUnavailable } = newsletter;
const [email] = labels.fields;

export const NewsletterForm = () => {
  const { panel, state, failure, isSubmitting, formProps, fieldProps } =
    useSubmissionForm('newsletter');
  const { failure: storageFailure } = useOutbox();

  if (state.status === 'done') {
    const words = states[state.outcome];
    return (
      <OutcomePlace key={state.outcome} ref={panel} {...words}>
        <OutcomePanel outcome={state.outcome} {...words} />
      </OutcomePlace>
    );
  }
  return (
    <form {...formProps} aria-label={labels.title} className="flex flex-col gap-4 outline-none">
      <input type="hidden" name="consentVersion" value={consentVersion} />
      <TrapField />
      {failure && <FormFailurePanel {...states[failure.reason]} problems={failure.problems} />}
      <Field
        {...email}
        {...fieldProps('email')}
        action={
          <SubmitButton label={labels.submit} busyLabel={labels.submitting} isBusy={isSubmitting} />
        }
      />
      {storageFailure && <p className="text-small">{storageUnavailable}</p>}
    </form>
  );
};
