import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../components/button.tsx';
import { Icon } from '../components/icon.tsx';
import { timeOfDay } from '../components/time-of-day.ts';
import { fill } from '../content/fill.ts';
import { capital } from '../content/number-words.ts';
import { waiting as words } from '../content/waiting-words.ts';
import { useOutboxAction } from '../page/outbox/use-outbox-action.ts';
import { type AnyFields, fieldsOf, kinds } from '../submissions/kinds.ts';
import { formPage } from '../submissions/native-forms.ts';
import type { QueuedRecord } from '../submissions/sending/outbox-types.ts';
import type { Submission } from '../submissions/submission.ts';
import { Seal } from './seal.tsx';

const at = (template: string, time: number) =>
  fill(template, { time: timeOfDay(time, Date.now()) });

/** Returns the body of a submission, or its email address if its kind has no body. */
const textOf = ({ kind, fields }: Submission): string | undefined => {
  const texts: AnyFields = fields;
  const body = Object.entries(fieldsOf(kind)).find(([, { multiline }]) => multiline);
  return body ? texts[body[0]] : fields.email;
};

interface EntryProps {
  readonly record: QueuedRecord;
  /** When the server's requested pause ends, in ms since the epoch; 0 without a pause. */
  readonly pausedUntil: number;
  /** Whether the record exists only in this page's memory, because it could not be stored. */
  readonly isUnsaved: boolean;
  readonly say: (text: string) => void;
  /** Asks the visitor to allow a notification on delivery. Undefined if that is not possible. */
  readonly onNotify: (() => void) | undefined;
}

const stateOf = ({ state }: QueuedRecord, pausedUntil: number): string => {
  const now = Date.now();
  if (state.status !== 'waiting') return words.states[state.status];
  if (pausedUntil > now) return at(words.serverWait, pausedUntil);
  if (!state.lastReason) return words.states.waiting;
  return state.notBefore > now ? at(words.nextTry, state.notBefore) : words.trying;
};

export const WaitingEntry = ({ record, pausedUntil, isUnsaved, say, onNotify }: EntryProps) => {
  const [isConfirming, setConfirming] = useState(false);
  const { run, isBusy } = useOutboxAction(say);
  const { history } = useRouter();
  const { submission, state, mayHaveBeenSent } = record;
  const { id, kind } = submission;

  const sendNow = () =>
    run(async (outbox) => {
      const { status } = await outbox.sendNow(id);
      return status === 'server-asked-to-wait' ? words.outcomes.serverWait : undefined;
    });

  const cancel = () =>
    run(async (outbox) => {
      const result = await outbox.cancel(id);
      if (result.status === 'gone') return words.outcomes.gone;
      return words.outcomes[result.mayHaveBeenSent ? 'cancelledMaybeSent' : 'cancelled'];
    });

  const edit = () =>
    run(async ({ drafts }) => {
      const result = await drafts.edit(kind, id);
      if (result.status === 'taken' && 'pages' in kinds[kind]) history.push(formPage(submission));
      if (result.status === 'taken') return result.mayHaveBeenSent ? words.maybeSentEdit : '';
      return words.outcomes[result.status];
    });

  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 border-line border-t py-6">
      <span className="grid size-12 place-items-center bg-marigold text-night">
        <Icon name="clock" />
      </span>
      <div>
        <p className="font-semibold">{capital(kinds[kind].noun)}</p>
        <p className="mt-2 max-w-text whitespace-pre-wrap break-words">{textOf(submission)}</p>
        <p className="mt-2 text-muted text-small">
          {at(isUnsaved ? words.writtenAt : words.savedAt, record.savedAt)} ·{' '}
          {stateOf(record, pausedUntil)}
        </p>
        {kinds[kind].isAnswered && <Seal id={id} state="closed" />}
        {state.status === 'needs-attention' && (
          <ul className="mt-2 text-danger text-small">
            {state.problems.map(({ field, message }) => (
              <li key={field}>{message}</li>
            ))}
          </ul>
        )}
        {isUnsaved && <p className="mt-2 font-semibold text-small">{words.unsaved}</p>}
        {mayHaveBeenSent && <p className="mt-2 text-small">{words.maybeSent}</p>}
        <div className="mt-4 flex flex-wrap items-center gap-3">
          {isConfirming ? (
            <>
              <p>{words.confirmCancel}</p>
              <Button disabled={isBusy} onClick={cancel}>
                {words.confirmCancelYes}
              </Button>
              <Button tone="outline" onClick={() => setConfirming(false)}>
                {words.confirmCancelNo}
              </Button>
            </>
          ) : (
            <>
              {state.status === 'waiting' && (
                <Button disabled={isBusy} onClick={sendNow}>
                  {words.actions.sendNow}
                </Button>
              )}
              {(state.status === 'waiting' || state.status === 'needs-attention') && (
                <Button tone="outline" disabled={isBusy} onClick={edit}>
                  {words.actions.edit}
                </Button>
              )}
              <Button tone="outline" onClick={() => setConfirming(true)}>
                {words.actions.cancel}
              </Button>
              {state.status === 'waiting' && onNotify && (
                <button type="button" className="text-button" onClick={onNotify}>
                  {words.actions.notify}
                </button>
              )}
            </>
          )}
        </div>
      </div>
    </li>
  );
};
