import { useState } from 'react';
import { Button } from '../components/button.tsx';
import { waiting as words } from '../content/waiting-words.ts';
import type { OutboxRecord } from '../outbox/record.ts';
import { mayHaveBeenSent } from '../outbox/transition.ts';
import { tabDraft } from '../page/drafts/drafts.ts';
import { pageOutbox } from '../page/outbox/page-outbox.ts';
import type { SubmissionId } from '../submissions/submission.ts';

const dateTime = new Intl.DateTimeFormat('en-ZA', { dateStyle: 'medium', timeStyle: 'short' });
const at = (template: string, time: number) => template.replace('{time}', dateTime.format(time));

const textOf = ({ submission }: OutboxRecord): string =>
  submission.kind === 'contact' ? submission.fields.message : submission.fields.email;

const stateOf = ({ state }: OutboxRecord): string => {
  if (state.status !== 'waiting') return words.states[state.status];
  const { serverAskedUntil, lastReason, notBefore } = state;
  if (serverAskedUntil && serverAskedUntil > Date.now()) {
    return at(words.serverWait, serverAskedUntil);
  }
  return lastReason ? at(words.nextTry, notBefore) : words.states.waiting;
};

interface EntryProps {
  readonly record: OutboxRecord;
  readonly say: (text: string) => void;
}

/** One waiting submission: its text, its state, and what the visitor can do about it. */
export const WaitingEntry = ({ record, say }: EntryProps) => {
  const [confirming, setConfirming] = useState(false);
  const { submission, state } = record;
  const { id, kind } = submission;

  const sendNow = async () => {
    const result = await (await pageOutbox()).sendNow(id);
    if (result.status === 'server-asked-to-wait') say(words.outcomes.serverWait);
  };

  const cancel = async () => {
    const result = await (await pageOutbox()).cancel(id);
    if (result.status === 'gone') say(words.outcomes.gone);
    else say(words.outcomes[result.mayHaveBeenSent ? 'cancelledMaybeSent' : 'cancelled']);
  };

  return (
    <li className="border-line border-t py-6">
      <p className="font-semibold">{words.kinds[kind]}</p>
      <p className="mt-2 max-w-text whitespace-pre-wrap break-words">{textOf(record)}</p>
      <p className="mt-2 text-muted text-small">
        {at(words.savedAt, record.savedAt)} · {stateOf(record)}
      </p>
      {state.status === 'needs-attention' && (
        <ul className="mt-2 text-danger text-small">
          {state.problems.map(({ field, message }) => (
            <li key={field}>{message}</li>
          ))}
        </ul>
      )}
      {mayHaveBeenSent(record) && <p className="mt-2 text-small">{words.maybeSent}</p>}
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {confirming ? (
          <>
            <p>{words.confirmCancel}</p>
            <Button onClick={cancel}>{words.confirmCancelYes}</Button>
            <Button tone="outline" onClick={() => setConfirming(false)}>
              {words.confirmCancelNo}
            </Button>
          </>
        ) : (
          <>
            {state.status === 'waiting' && (
              <Button onClick={sendNow}>{words.actions.sendNow}</Button>
            )}
            {kind === 'contact' && state.status !== 'sending' && <EditButton id={id} say={say} />}
            <Button tone="outline" onClick={() => setConfirming(true)}>
              {words.actions.cancel}
            </Button>
          </>
        )}
      </div>
    </li>
  );
};

const EditButton = ({
  id,
  say,
}: {
  readonly id: SubmissionId;
  readonly say: EntryProps['say'];
}) => {
  const edit = async () => {
    const draft = await tabDraft();
    if (draft.read()) return say(words.outcomes.formInUse);
    try {
      const result = await (await pageOutbox()).takeForEditing(id, ({ kind, fields }) => {
        if (kind === 'contact') draft.replace(fields);
      });
      if (result.status === 'taken') return say(result.mayHaveBeenSent ? words.maybeSentEdit : '');
      if (result.status === 'gone') draft.clear();
      say(words.outcomes[result.status]);
    } catch {
      say(words.outcomes.noRoom);
    }
  };
  return (
    <Button tone="outline" onClick={edit}>
      {words.actions.edit}
    </Button>
  );
};
