import { ATTEMPT_TIMEOUT_MS } from './attempt.ts';
import type { QueuedRecord } from './record.ts';
import type { Submission } from './submission.ts';

/** No attempt outlives its lease. */
export const LEASE_MS = ATTEMPT_TIMEOUT_MS + 10_000;

export interface Circumstances {
  readonly now: number;
  /** The Web Lock is ours: any other holder of a lease is dead. */
  readonly lockHeld: boolean;
  /** There are signs of a connection: what waits for want of one need not wait longer. */
  readonly networkIsBack: boolean;
  readonly pause?: ServerPause | undefined;
}

// A wait that begins in the future was set by a clock that has since been put back: by how much it
// was wrong nobody knows, so it is over. Small corrections are no reason to be impolite.
const CLOCK_SLACK_MS = 60_000;
const endOfWait = (until: number, since: number, now: number): number =>
  now < since - CLOCK_SLACK_MS ? Math.min(until, now) : until;

/** A pause the server asked for: it holds for all records, also for those written later. */
export interface ServerPause {
  /** When it was asked for, and until when; ms since the epoch. */
  readonly since: number;
  readonly until: number;
}

/** Until when the server asked for silence; 0 if it did not. */
export const serverWaitUntil = (pause: ServerPause | undefined, now: number): number =>
  pause ? endOfWait(pause.until, pause.since, now) : 0;

/** When this record may be sent, the server's wait aside; undefined: not without the visitor. */
export const dueAt = (
  { state }: QueuedRecord,
  { now, lockHeld, networkIsBack }: Circumstances,
): number | undefined => {
  switch (state.status) {
    case 'waiting':
      if (networkIsBack && state.lastReason === 'no-network') return now;
      return endOfWait(state.notBefore, state.since, now);
    case 'sending':
      return lockHeld ? now : endOfWait(state.leaseUntil, state.leaseUntil - LEASE_MS, now);
    case 'needs-attention':
      return undefined;
  }
};

// In the order they were written; but one that has been tried five times more often than the next
// gives way, or else a submission that always fails would block all others forever. Not so while
// it waits for a network: that is the same for all.
const givesWay = ({ attempts, state }: QueuedRecord): number =>
  state.status === 'waiting' && state.lastReason === 'no-network' ? 0 : Math.floor(attempts / 5);
const inOrder = (a: QueuedRecord, b: QueuedRecord): number =>
  givesWay(a) - givesWay(b) || a.sequence - b.sequence;

export interface Plan<S extends Submission = Submission> {
  /** To send now, first one first. Empty while another sender is at work. */
  readonly due: readonly QueuedRecord<S>[];
  /** The soonest that anything else can be sent; undefined when nothing is left to send. */
  readonly nextDueAt: number | undefined;
  readonly remaining: number;
}

export const plan = <S extends Submission>(
  records: readonly QueuedRecord<S>[],
  circumstances: Circumstances,
): Plan<S> => {
  const { now, lockHeld, pause } = circumstances;
  const silentUntil = serverWaitUntil(pause, now);
  const times = new Map<QueuedRecord, number>();
  let busyUntil = 0;
  for (const record of records) {
    const at = dueAt(record, circumstances);
    if (at === undefined) continue;
    times.set(record, Math.max(at, silentUntil));
    if (!lockHeld && record.state.status === 'sending') busyUntil = Math.max(busyUntil, at);
  }
  const busy = busyUntil > now;
  const due = busy ? [] : records.filter((record) => (times.get(record) ?? Infinity) <= now);
  return {
    due: due.toSorted(inOrder),
    nextDueAt: times.size === 0 ? undefined : Math.max(busyUntil, Math.min(...times.values())),
    remaining: times.size,
  };
};
