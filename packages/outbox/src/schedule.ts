import { ATTEMPT_TIMEOUT_MS } from './attempt.ts';
import type { QueuedRecord } from './record.ts';
import type { Submission } from './submission.ts';

/** The length of a lease. It exceeds the duration of any attempt. */
export const LEASE_MS = ATTEMPT_TIMEOUT_MS + 10_000;

export interface Circumstances {
  readonly now: number;
  /** Whether this sender holds the Web Lock. If so, any other sender with a lease is dead. */
  readonly lockHeld: boolean;
  /** Whether the network seems to be back. If so, submissions that failed without it are due. */
  readonly networkIsBack: boolean;
  readonly pause?: ServerPause | undefined;
}

// If a stored wait begins further in the future than this, the clock was wrong when the wait was
// stored, or is wrong now. The wait is then treated as over.
const CLOCK_SLACK_MS = 60_000;
const endOfWait = (until: number, since: number, now: number): number =>
  now < since - CLOCK_SLACK_MS ? Math.min(until, now) : until;

/** A pause that the server has asked for. It applies to all records, including later ones. */
export interface ServerPause {
  /** When the pause begins and ends, in ms since the epoch. */
  readonly since: number;
  readonly until: number;
}

/** Returns when the pause requested by the server ends, or 0 if there is no pause. */
export const serverWaitUntil = (pause: ServerPause | undefined, now: number): number =>
  pause ? endOfWait(pause.until, pause.since, now) : 0;

/** Returns when a record is due, ignoring the server's pause, or undefined if it needs editing. */
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

// Sorts by the number of completed groups of five attempts, lowest first, so that a submission that
// always fails does not block the others. Ties stay in the order they were written. A record whose
// last attempt failed without a network keeps its place, because the others have no network either.
const givesWay = ({ attempts, state }: QueuedRecord): number =>
  state.status === 'waiting' && state.lastReason === 'no-network' ? 0 : Math.floor(attempts / 5);

/** @param records in the order in which they were written */
export const plan = <S extends Submission>(
  records: readonly QueuedRecord<S>[],
  circumstances: Circumstances,
) => {
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
    /** The records to send now, in order. */
    due: due.toSorted((a, b) => givesWay(a) - givesWay(b)),
    /** When the next record can be sent. Undefined if nothing is left to send. */
    nextDueAt: times.size === 0 ? undefined : Math.max(busyUntil, Math.min(...times.values())),
    remaining: times.size,
  };
};
