import type { FormWords } from '../content/form-words.ts';
import { useSubmissionForm } from '../page/outbox/use-submission-form.ts';
import { SubmissionForm } from './submission-form.tsx';

const TITLE = 'application-form';

interface ApplicationFormProps {
  readonly words: FormWords;
  /** The id of the vacancy. */
  readonly vacancy: string;
}

/** 'Apply for this vacancy', on its page. */
export const ApplicationForm = ({ words, vacancy }: ApplicationFormProps) => {
  const application = useSubmissionForm('application');
  return (
    <section aria-labelledby={TITLE}>
      <h2 id={TITLE} className="mb-10">
        {words.form.title}
      </h2>
      <SubmissionForm kind="application" submission={application} words={words} labelledBy={TITLE}>
        <input type="hidden" name="vacancy" value={vacancy} />
      </SubmissionForm>
    </section>
  );
};
