import { useState } from 'react';
import { Button } from '../components/button.tsx';
import { slideToPlace } from '../components/slide-to-place.ts';
import { timeOfDay } from '../components/time-of-day.ts';
import { fill } from '../content/fill.ts';
import { answerBy } from '../content/lead-of.ts';
import { capital } from '../content/number-words.ts';
import { sent as words } from '../content/sent-words.ts';
import { topicWords } from '../content/topic-words.ts';
import { useOutboxAction } from '../page/outbox/use-outbox-action.ts';
import { printPicture, savePng } from '../page/svg-picture.ts';
import { kinds } from '../submissions/kinds.ts';
import type { ReceiptRecord } from '../submissions/sending/outbox-types.ts';
import type { SubmissionId } from '../submissions/submission.ts';
import { topicTitle } from '../submissions/topic-title.ts';
import { ListSection } from './list-section.tsx';
import { Seal } from './seal.tsx';

/** The width of a saved ticket, in px. */
const PIXELS = 1440;

interface EntryProps {
  readonly receipt: ReceiptRecord;
  readonly onForget: (id: SubmissionId) => void;
  readonly say: (text: string) => void;
}

const Entry = ({ receipt: { submission, savedAt, state }, onForget, say }: EntryProps) => {
  const { id, kind, fields } = submission;
  const about = fields['topic'] ?? '';
  const topic = topicTitle(about);
  const title = capital(kinds[kind].noun);
  const factsAt = (now: number) => [
    ...(topic ? [`${topicWords.label} ${topic}`] : []),
    fill(words.written, { time: timeOfDay(savedAt, now) }),
    fill(words.received, { time: timeOfDay(state.receivedAt, now) }),
    ...(kinds[kind].isAnswered ? [answerBy(about, state.receivedAt)] : []),
  ];
  const withTicket = (use: (svg: string) => Promise<void>) => async () => {
    try {
      const { ticketOf } = await import('./ticket.ts');
      // A ticket shows the full date, because it may be read on another day.
      await use(ticketOf(id, title, factsAt(0)));
    } catch {
      say(words.notDrawn);
    }
  };
  const save = withTicket((svg) => savePng(svg, PIXELS, words.ticket));
  const print = withTicket(printPicture);
  return (
    <li className="mt-4 max-w-text border-2 border-ink tone-surface p-5">
      <p className="font-display text-title font-bold">{title}</p>
      {factsAt(Date.now()).map((fact) => (
        <p key={fact} className="text-small">
          {fact}
        </p>
      ))}
      <Seal id={id} state="open" isBrief />
      <p className="mt-4 flex flex-wrap gap-x-6 border-line border-t border-dashed pt-2 print:hidden">
        <button type="button" className="text-button" onClick={() => void save()}>
          {words.save}
        </button>
        <button type="button" className="text-button" onClick={() => void print()}>
          {words.print}
        </button>
        <button type="button" className="text-button" onClick={() => onForget(id)}>
          {words.forget}
        </button>
      </p>
    </li>
  );
};

/** The receipts on this device. A visitor can erase each one, or save or print it as a ticket. */
export const SentList = ({ receipts }: { readonly receipts: readonly ReceiptRecord[] }) => {
  const [said, setSaid] = useState('');
  const { run } = useOutboxAction(setSaid);
  if (receipts.length === 0 && said === '') return null;
  const forget = (...ids: readonly SubmissionId[]) =>
    run(async (outbox) => {
      await outbox.receipts.forget(ids);
      return words.forgotten;
    });
  return (
    <ListSection id="sent" title={words.title} intro={words.intro} said={said}>
      <ul ref={slideToPlace} className="mt-6">
        {receipts.map((receipt) => (
          <Entry key={receipt.submission.id} receipt={receipt} onForget={forget} say={setSaid} />
        ))}
      </ul>
      {receipts.length > 1 && (
        <Button
          tone="outline"
          className="mt-4"
          onClick={() => forget(...receipts.map(({ submission }) => submission.id))}
        >
          {words.forgetAll}
        </Button>
      )}
    </ListSection>
  );
};
