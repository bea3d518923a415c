import type { FieldProblem } from '../submissions/field.ts';
import type { TryLaterReason } from './outcome.ts';
import type { OutboxRecord, RecordState } from './record.ts';

/** What can happen to a record. Times are ms since the epoch. */
export type RecordEvent =
  | { readonly type: 'claimed'; readonly owner: string; readonly leaseUntil: number }
  | {
      readonly type: 'try-later';
      readonly owner: string;
      readonly reason: TryLaterReason;
      readonly mayHaveArrived: boolean;
      readonly now: number;
      readonly notBefore: number;
      readonly serverAskedUntil?: number;
    }
  | { readonly type: 'refused'; readonly problems: readonly FieldProblem[] }
  | { readonly type: 'delivered' }
  | { readonly type: 'lease-expired'; readonly now: number }
  | { readonly type: 'send-now'; readonly now: number }
  | { readonly type: 'edit-claimed'; readonly owner: string; readonly leaseUntil: number }
  /** The text could not be moved: as it was before the claim. */
  | { readonly type: 'edit-failed'; readonly owner: string; readonly now: number }
  /** The text is in the form, and safe there. */
  | { readonly type: 'edit-kept'; readonly owner: string }
  | { readonly type: 'cancelled' };

/**
 * The record after `event`, the very same record when the event does not concern it, or null when
 * it is to be erased.
 */
export const transition = (record: OutboxRecord, event: RecordEvent): OutboxRecord | null => {
  const { state } = record;
  const to = (next: RecordState): OutboxRecord => ({ ...record, state: next });

  const released = (now: number) => to({ status: 'waiting', since: now, notBefore: now });

  switch (event.type) {
    case 'claimed':
      if (state.status !== 'waiting') return record;
      return {
        ...to({ status: 'sending', owner: event.owner, leaseUntil: event.leaseUntil }),
        attempts: record.attempts + 1,
      };

    case 'try-later': {
      // A sender that has lost its lease no longer decides when to try again.
      if (state.status !== 'sending' || state.owner !== event.owner) return record;
      const { reason, notBefore, serverAskedUntil } = event;
      return {
        ...to({
          status: 'waiting',
          since: event.now,
          notBefore,
          lastReason: reason,
          ...(serverAskedUntil === undefined ? {} : { serverAskedUntil }),
        }),
        mayHaveBeenSent: record.mayHaveBeenSent || event.mayHaveArrived,
        ...(reason === 'not-understood' && {
          notUnderstoodSince: record.notUnderstoodSince ?? event.now,
        }),
      };
    }

    // The server's answer holds, no matter which sender's attempt brought it.
    case 'refused':
      if (state.status === 'needs-attention') return record;
      return to({ status: 'needs-attention', problems: [...event.problems] });
    case 'delivered':
      return null;

    case 'lease-expired':
      if (state.status === 'editing') return released(event.now);
      if (state.status !== 'sending') return record;
      return {
        ...to({ status: 'waiting', since: event.now, notBefore: event.now }),
        mayHaveBeenSent: true,
      };

    // Skips our own wait only: `serverAskedUntil` stays.
    case 'send-now':
      if (state.status !== 'waiting' || state.notBefore <= event.now) return record;
      return to({ ...state, notBefore: event.now });

    // What was refused no sender touches: it needs no claim.
    case 'edit-claimed':
      if (state.status !== 'waiting') return record;
      return to({ status: 'editing', owner: event.owner, leaseUntil: event.leaseUntil });
    case 'edit-failed':
      if (state.status !== 'editing' || state.owner !== event.owner) return record;
      return released(event.now);
    // An edited text is a new submission with a new id. Under the old id the server would refuse
    // it as 'same id, other content' if the first text did arrive.
    case 'edit-kept':
      if (state.status === 'needs-attention') return null;
      return state.status === 'editing' && state.owner === event.owner ? null : record;
    case 'cancelled':
      return null;
  }
};

/** Whether the server may have this submission by now: said when it is cancelled or edited. */
export const mayHaveBeenSent = (record: OutboxRecord): boolean =>
  record.mayHaveBeenSent || record.state.status === 'sending';
