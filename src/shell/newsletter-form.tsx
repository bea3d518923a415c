import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../components/button.tsx';
import { Field } from '../components/field.tsx';
import { OutcomePanel } from '../components/outcome-panel.tsx';
import { TrapField } from '../components/trap-field.tsx';
import { newsletter } from '../content/pages/newsletter.ts';
import { createSpamWatch, TRAP_FIELD } from '../page/outbox/spam-watch.ts';
import { useSubmissionForm } from '../page/outbox/use-submission-form.ts';
import { formAction } from '../submissions/native-forms.ts';

/** The footer's newsletter form: one field, the same outbox. */
export const NewsletterForm = () => {
  const { state, submit, clearProblem, problemOf } = useSubmissionForm('newsletter');
  const form = useRef<HTMLFormElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [watch] = useState(() => createSpamWatch());
  const submitting = state.status === 'submitting';
  const done = state.status === 'done';

  // The form, and with it the focused button, has just been replaced.
  useEffect(() => {
    if (done) panel.current?.focus();
  }, [done]);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (submitting) return;
    const email = String(new FormData(event.currentTarget).get('email') ?? '');
    const signs = watch.signs(event.currentTarget);
    const next = await submit({ email, consentVersion: newsletter.consentVersion }, signs);
    if (next.status === 'done') watch.reset();
    if (next.status === 'editing') form.current?.querySelector('input')?.focus();
  };

  if (done) {
    return (
      <div ref={panel} tabIndex={-1}>
        <OutcomePanel tone={state.outcome} {...newsletter[state.outcome]} />
      </div>
    );
  }
  const failed = state.status === 'editing' && state.failure !== undefined;
  return (
    <form
      ref={form}
      noValidate
      method="post"
      action={formAction('newsletter')}
      onSubmit={onSubmit}
      onInput={watch.begin}
      className="flex flex-col gap-4"
    >
      <TrapField name={TRAP_FIELD} />
      <input type="hidden" name="consentVersion" value={newsletter.consentVersion} />
      {failed && <OutcomePanel tone="failed" {...newsletter.notSaved} />}
      <Field
        name="email"
        type="email"
        label={newsletter.label}
        placeholder={newsletter.placeholder}
        autoComplete="email"
        hint={newsletter.consent}
        required
        readOnly={submitting}
        error={problemOf('email')}
        onInput={() => clearProblem('email')}
      />
      <div>
        <Button type="submit" disabled={submitting}>
          {submitting ? newsletter.submitting : newsletter.button}
        </Button>
      </div>
    </form>
  );
};
