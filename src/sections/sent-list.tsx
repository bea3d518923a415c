import { useState } from 'react';
import { Button } from '../components/button.tsx';
import { slideToPlace } from '../components/slide-to-place.ts';
import { timeOfDay } from '../components/time-of-day.ts';
import { fill } from '../content/fill.ts';
import { capital } from '../content/number-words.ts';
import { sent as words } from '../content/sent-words.ts';
import { topicWords } from '../content/topic-words.ts';
import { useOutboxAction } from '../page/outbox/use-outbox-action.ts';
import { kinds } from '../submissions/kinds.ts';
import type { ReceiptRecord } from '../submissions/sending/outbox-types.ts';
import type { SubmissionId } from '../submissions/submission.ts';
import { topicTitle } from '../submissions/topic-title.ts';
import { Seal } from './seal.tsx';
import { useListSection } from './use-list-section.ts';

/** The id of the list, which links use. */
const SENT = 'sent';

interface EntryProps {
  readonly receipt: ReceiptRecord;
  readonly onForget: (id: SubmissionId) => void;
}

const Entry = ({ receipt: { submission, savedAt, state }, onForget }: EntryProps) => {
  const { id, kind, fields } = submission;
  const topic = topicTitle(fields['topic'] ?? '');
  const at = (template: string, time: number) =>
    fill(template, { time: timeOfDay(time, Date.now()) });
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-line border-t py-5">
      <div className="min-w-0">
        <p className="font-semibold">{capital(kinds[kind].noun)}</p>
        {topic && (
          <p>
            {topicWords.label} {topic}
          </p>
        )}
        <p className="text-muted text-small">{at(words.written, savedAt)}</p>
        <p className="text-muted text-small">{at(words.received, state.receivedAt)}</p>
        <Seal id={id} state="open" isBrief />
      </div>
      <button type="button" className="text-button" onClick={() => onForget(id)}>
        {words.forget}
      </button>
    </li>
  );
};

/** The receipts on this device, which the visitor can compare and erase. */
export const SentList = ({ receipts }: { readonly receipts: readonly ReceiptRecord[] }) => {
  const [said, setSaid] = useState('');
  const { run } = useOutboxAction(setSaid);
  const isShown = receipts.length > 0 || said !== '';
  const section = useListSection(SENT, receipts.length, isShown);
  if (!isShown) return null;
  const forget = (...ids: readonly SubmissionId[]) =>
    run(async (outbox) => {
      await outbox.receipts.forget(ids);
      return words.forgotten;
    });
  return (
    <section ref={section} tabIndex={-1} aria-labelledby={SENT} className="mt-16 outline-none">
      <h2 id={SENT}>{words.title}</h2>
      <p className="mt-2 max-w-text text-muted">{words.intro}</p>
      <p role="status" className="mt-4 font-semibold empty:hidden">
        {said}
      </p>
      <ul ref={slideToPlace} className="mt-6">
        {receipts.map((receipt) => (
          <Entry key={receipt.submission.id} receipt={receipt} onForget={forget} />
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
    </section>
  );
};
