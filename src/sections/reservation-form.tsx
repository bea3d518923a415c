import type { ReservationFormWords } from '../content/pages/reservation-form.ts';
import { useSubmissionForm } from '../page/outbox/use-submission-form.ts';
import { SubmissionForm } from './submission-form.tsx';

const TITLE = 'reservation-form';

interface ReservationFormProps {
  readonly words: ReservationFormWords;
  /** The id of the intake. */
  readonly intake: string;
  /** It has no places left: the form is for its waiting list. */
  readonly isFull: boolean;
}

/** 'Reserve places', on the page of an intake. */
export const ReservationForm = ({ words, intake, isFull }: ReservationFormProps) => {
  const reservation = useSubmissionForm('reservation');
  const form = { ...words.form, ...(isFull && words.full) };
  return (
    <section aria-labelledby={TITLE}>
      <h2 id={TITLE} className="mb-10">
        {form.title}
      </h2>
      <SubmissionForm
        kind="reservation"
        submission={reservation}
        words={{ ...words, form }}
        labelledBy={TITLE}
      >
        <input type="hidden" name="intake" value={intake} />
        {isFull && <input type="hidden" name="waitingList" value="yes" />}
      </SubmissionForm>
    </section>
  );
};
