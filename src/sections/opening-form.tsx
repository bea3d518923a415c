import type { ReactNode } from 'react';
import { SideSection } from '../components/section.tsx';
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
    <SideSection labelledBy={id} title={words.form.title} text={text}>
      <SubmissionForm {...{ submission, words }} labelledBy={id}>
        {children}
      </SubmissionForm>
      <WithoutScript />
    </SideSection>
  );
};
