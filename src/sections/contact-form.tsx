import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../components/button.tsx';
import { Field } from '../components/field.tsx';
import { SiteLink } from '../components/link.tsx';
import { OutcomePanel } from '../components/outcome-panel.tsx';
import { TrapField } from '../components/trap-field.tsx';
import type { ContactPage } from '../content/pages/contact.ts';
import { tabDraft } from '../page/drafts/drafts.ts';
import { createSpamWatch, TRAP_FIELD } from '../page/outbox/spam-watch.ts';
import { useSubmissionForm } from '../page/outbox/use-submission-form.ts';
import type { FieldsOf } from '../submissions/kinds.ts';
import { formAction } from '../submissions/native-forms.ts';

const fieldNames = ['name', 'email', 'message'] as const;
const autoComplete = { name: 'name', email: 'email', message: 'off' } as const;
const failureWords = {
  'not-saved': 'notSaved',
  'storage-full': 'storageFull',
  refused: 'needsAttention',
} as const;

type ContactFields = FieldsOf<'contact'>;

const read = (form: HTMLFormElement): ContactFields => {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '');
  return { name: text('name'), email: text('email'), message: text('message') };
};

const fill = (form: HTMLFormElement, fields: ContactFields) => {
  for (const name of fieldNames) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
      control.value = fields[name];
    }
  }
};

const isBlank = (fields: ContactFields) => fieldNames.every((name) => fields[name] === '');

/** 'Send us a message': a message is saved on the device first and sent second. */
export const ContactForm = ({ words }: { readonly words: ContactPage }) => {
  const { form: labels, states } = words;
  const { state, submit, clearProblem, problemOf } = useSubmissionForm('contact');
  const form = useRef<HTMLFormElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [watch] = useState(() => createSpamWatch());
  const submitting = state.status === 'submitting';
  const done = state.status === 'done';

  // The form, and with it the focused button, has just been replaced.
  useEffect(() => {
    if (done) panel.current?.focus();
  }, [done]);

  const [restored, setRestored] = useState(false);
  // The fields are the browser's own, not React's: what was typed before hydration stays.
  useEffect(() => {
    if (done) return;
    let stop = () => {};
    let gone = false;
    void tabDraft().then((draft) => {
      if (gone) return;
      const restore = () => {
        const kept = draft.read();
        if (!kept || !form.current) return;
        fill(form.current, kept);
        setRestored(true);
      };
      if (form.current && isBlank(read(form.current))) restore();
      stop = draft.onReplaced(() => {
        restore();
        form.current?.querySelector('textarea')?.focus();
      });
    });
    return () => {
      gone = true;
      stop();
    };
  }, [done]);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (submitting) return;
    const next = await submit(read(event.currentTarget), watch.signs(event.currentTarget));
    if (next.status === 'done') {
      watch.reset();
      setRestored(false);
      (await tabDraft()).clear();
    }
    const wrong = next.status === 'editing' && next.problems[0]?.field;
    if (wrong) form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
  };

  const onInput = async ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    watch.begin();
    const fields = read(currentTarget);
    (await tabDraft()).write(fields);
  };

  const clear = async () => {
    form.current?.reset();
    setRestored(false);
    (await tabDraft()).clear();
  };

  if (done) {
    return (
      <div ref={panel} tabIndex={-1}>
        <OutcomePanel tone={state.outcome} {...states[state.outcome]} />
      </div>
    );
  }
  const failure = state.status === 'editing' ? state.failure : undefined;
  return (
    <form
      ref={form}
      noValidate
      method="post"
      action={formAction('contact')}
      onSubmit={onSubmit}
      onInput={onInput}
      className="flex flex-col gap-6"
    >
      {restored && (
        <p role="status" className="flex flex-wrap items-center gap-x-4">
          {words.draft.restored}
          <button type="button" className="text-button" onClick={clear}>
            {words.draft.clear}
          </button>
        </p>
      )}
      {failure && <OutcomePanel tone="failed" {...states[failureWords[failure]]} />}
      {fieldNames.map((name) => (
        <Field
          key={name}
          name={name}
          label={labels.fields[name].label}
          placeholder={labels.fields[name].placeholder}
          {...(name === 'email' && { type: 'email' })}
          autoComplete={autoComplete[name]}
          multiline={name === 'message'}
          required
          readOnly={submitting}
          error={problemOf(name)}
          onInput={() => clearProblem(name)}
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
        <Button type="submit" icon="arrow-right" disabled={submitting}>
          {submitting ? labels.submitting : labels.submit}
        </Button>
      </div>
    </form>
  );
};
