import type { RetryReason } from './answer.ts';
import {
  isDraft,
  isReceipt,
  newDraft,
  newRecord,
  type OutboxRecord,
  type QueuedRecord,
  type ReceiptRecord,
  receiptOf,
} from './record.ts';
import type { Fields, Problem, Submission } from './submission.ts';

/** An event that changes a record. Times are in ms since the epoch. */
export type RecordEvent<S extends Submission = Submission> = Readonly<
  | { type: 'typed'; fields: Fields }
  /** Tab `by` takes over the draft of tab `from`, which has been closed. */
  | { type: 'taken-over'; from: string; by: string }
  | { type: 'sent'; submission: S; sequence: number; now: number }
  /** An attempt begins. Any other sender with a lease has died, or its lease has expired. */
  | { type: 'claimed'; owner: string; leaseUntil: number }
  | {
      type: 'try-later';
      owner: string;
      reason: RetryReason;
      mayHaveArrived: boolean;
      now: number;
      notBefore: number;
    }
  | { type: 'refused'; problems: readonly Problem[] }
  | { type: 'delivered'; receivedAt: number; kept?: Fields | undefined }
  /** The visitor has seen the receipt. */
  | { type: 'told' }
  | { type: 'send-now'; now: number }
  /** The submission becomes a draft again, with the new `id`. */
  | { type: 'edited'; id: S['id']; owner: string; now: number }
  | { type: 'cancelled' }
>;

export const isBlank = (fields: Fields): boolean =>
  Object.values(fields).every((text) => text === '');

/**
 * Returns the record after `event`: the same object if the event does not change the record, or
 * null if the record must be erased.
 */
export const transition = <S extends Submission>(
  record: OutboxRecord<S>,
  event: RecordEvent<S>,
): OutboxRecord<S> | null => {
  if (isReceipt(record)) return afterDelivery(record, event);
  if (!isDraft(record)) return afterSend(record, event);
  const { state, submission } = record;
  switch (event.type) {
    case 'typed': {
      // Keeps fields that only a newer release knows about.
      const fields = { ...submission.fields, ...event.fields };
      if (isBlank(fields)) return null;
      const problems = state.problems?.filter(
        ({ field }) => fields[field] === submission.fields[field],
      );
      return {
        ...record,
        submission: { ...submission, fields },
        state: { ...state, ...(problems && { problems }) },
      };
    }
    case 'taken-over':
      return state.owner === event.from
        ? { ...record, state: { ...state, owner: event.by } }
        : record;
    case 'sent':
      return newRecord(event.submission, event.sequence, event.now);
    case 'cancelled':
      return null;
    default:
      return record;
  }
};

const afterDelivery = <S extends Submission>(
  record: ReceiptRecord<S>,
  { type }: RecordEvent<S>,
): ReceiptRecord<S> =>
  type === 'told' && record.state.isNews
    ? { ...record, state: { ...record.state, isNews: false } }
    : record;

const afterSend = <S extends Submission>(
  record: QueuedRecord<S>,
  event: RecordEvent<S>,
): OutboxRecord<S> | null => {
  const { state, submission } = record;
  const to = (next: QueuedRecord['state']): QueuedRecord<S> => ({ ...record, state: next });

  switch (event.type) {
    case 'claimed':
      if (state.status === 'needs-attention') return record;
      return {
        ...to({ status: 'sending', owner: event.owner, leaseUntil: event.leaseUntil }),
        attempts: record.attempts + 1,
        mayHaveBeenSent: mayHaveBeenSent(record),
      };

    case 'try-later': {
      // Only the sender with the current lease decides when to try again.
      if (state.status !== 'sending' || state.owner !== event.owner) return record;
      const { reason, notBefore } = event;
      return {
        ...to({ status: 'waiting', since: event.now, notBefore, lastReason: reason }),
        mayHaveBeenSent: record.mayHaveBeenSent || event.mayHaveArrived,
        ...(reason === 'not-understood' && {
          notUnderstoodSince: record.notUnderstoodSince ?? event.now,
        }),
      };
    }

    // A response from the server is valid no matter which sender received it.
    case 'refused':
      if (state.status === 'needs-attention') return record;
      return to({ status: 'needs-attention', problems: [...event.problems] });
    case 'delivered':
      return receiptOf(record, event.receivedAt, event.kept ?? {});

    // Skips the wait after a failed attempt, but not the server's pause, which is stored elsewhere.
    case 'send-now':
      if (state.status !== 'waiting' || state.notBefore <= event.now) return record;
      return to({ ...state, notBefore: event.now });

    // The draft gets a new id: a server that already has the original text would reject the edited
    // text under the same id.
    case 'edited': {
      if (state.status !== 'waiting' && state.status !== 'needs-attention') return record;
      const { kind, fields } = submission;
      const draft = newDraft<S>(kind, event.id, fields, event.owner, event.now);
      const problems = state.status === 'needs-attention' && { problems: state.problems };
      return { ...draft, state: { ...draft.state, ...problems } };
    }
    case 'cancelled':
      return null;
    default:
      return record;
  }
};

export const mayHaveBeenSent = <S extends Submission>(record: OutboxRecord<S>): boolean =>
  record.mayHaveBeenSent || record.state.status === 'sending';
