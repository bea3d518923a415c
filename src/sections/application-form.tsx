import type { FormWords } from '../content/form-words.ts';
import { useSubmissionForm } from '../page/outbox/use-submission-form.ts';
import { FormLeaf } from './form-leaf.tsx';
import { SubmissionForm } from './submission-form.tsx';

const TITLE = 'application-form';

interface ApplicationFormProps {
  readonly words: FormWords;
  /** Shown beside the form. */
  readonly text: string;
  /** The id of the vacancy. */
  readonly vacancy: string;
}

/** 'Apply for this vacancy', on its page. */
export const ApplicationForm = ({ words, text, vacancy }: ApplicationFormProps) => {
  const application = useSubmissionForm('application');
  return (
    <FormLeaf id={TITLE} title={words.form.title} text={text}>
      <SubmissionForm kind="application" submission={application} words={words} labelledBy={TITLE}>
        <input type="hidden" name="vacancy" value={vacancy} />
      </SubmissionForm>
    </FormLeaf>
  );
};
