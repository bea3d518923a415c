import type { ReactNode } from 'react';
import { WithoutScript } from '../components/without-script.tsx';
import type { FormWords } from '../content/form-words.ts';
import { useSubmissionForm } from '../page/outbox/use-submission-form.ts';
import type { Kind } from '../submissions/kinds.ts';
import { SubmissionForm } from './submission-form.tsx';

interface OpeningFormProps {
  readonly kind: Kind;
  readonly words: FormWords;
  readonly text: string;
  /** Inputs whose values the page sets. */
  readonly children: ReactNode;
}

/** A form beside its title. Hydrates with the page, because visitors may use it immediately. */
export const OpeningForm = ({ kind, words, text, children }: OpeningFormProps) => {
  const id = `${kind}-form`;
  const submission = useSubmissionForm(kind);
  return (
    <section aria-labelledby={id} className="section page-grid tone-surface gap-y-8">
      <header className="col-[content] self-start lg:sticky lg:top-32 lg:col-[2/span_4] lg:pr-10">
        <h2 id={id}>{words.form.title}</h2>
        <p className="mt-5 max-w-text text-muted">{text}</p>
      </header>
      <div className="col-[content] lg:col-[7/span_7]">
        <SubmissionForm {...{ submission, words }} labelledBy={id}>
          {children}
        </SubmissionForm>
        <WithoutScript />
      </div>
    </section>
  );
};
