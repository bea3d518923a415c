import type { FormWords } from '../content/form-words.ts';
import { useSubmissionForm } from '../page/outbox/use-submission-form.ts';
import type { Kind } from '../submissions/kinds.ts';
import { FormLeaf } from './form-leaf.tsx';
import { SubmissionForm } from './submission-form.tsx';

interface OpeningFormProps {
  readonly kind: Kind;
  readonly words: FormWords;
  /** Shown beside the form. */
  readonly text: string;
  /** The fields that the page sets, by name. */
  readonly preset: Readonly<Record<string, string>>;
}

/** The form on the page of a vacancy or of an intake. */
export const OpeningForm = ({ kind, words, text, preset }: OpeningFormProps) => {
  const submission = useSubmissionForm(kind);
  const titleId = `${kind}-form`;
  return (
    <FormLeaf id={titleId} title={words.form.title} text={text}>
      <SubmissionForm kind={kind} submission={submission} words={words} labelledBy={titleId}>
        {Object.entries(preset).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </SubmissionForm>
    </FormLeaf>
  );
};
