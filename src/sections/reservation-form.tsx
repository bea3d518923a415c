import type { ReservationFormWords } from '../content/pages/reservation-form.ts';
import { useSubmissionForm } from '../page/outbox/use-submission-form.ts';
import { FormLeaf } from './form-leaf.tsx';
import { SubmissionForm } from './submission-form.tsx';

const TITLE = 'reservation-form';

interface ReservationFormProps {
  readonly words: ReservationFormWords;
  /** Shown beside the form. */
  readonly text: string;
  /** The id of the intake. */
  readonly intake: string;
  /** Whether no places are left: the form is then for the waiting list. */
  readonly isFull: boolean;
}

/** 'Reserve places', on the page of an intake. */
export const ReservationForm = ({ words, text, intake, isFull }: ReservationFormProps) => {
  const reservation = useSubmissionForm('reservation');
  const form = { ...words.form, ...(isFull && words.full) };
  return (
    <FormLeaf id={TITLE} title={form.title} text={text}>
      <SubmissionForm
        kind="reservation"
        submission={reservation}
        words={{ ...words, form }}
        labelledBy={TITLE}
      >
        <input type="hidden" name="intake" value={intake} />
        {isFull && <input type="hidden" name="waitingList" value="yes" />}
      </SubmissionForm>
    </FormLeaf>
  );
};
