import type { Answer } from './answer.ts';
import { attempt } from './attempt.ts';
import { backoffMs, MAX_SERVER_WAIT_MS } from './backoff.ts';
import type { OutboxEvent } from './channel.ts';
import type { Clock } from './clock.ts';
import { isQueued, type QueuedRecord } from './record.ts';
import { dueAt, LEASE_MS, plan } from './schedule.ts';
import { type OutboxSettings, uncaught } from './settings.ts';
import type { OutboxStore } from './store.ts';
import type { Submission } from './submission.ts';
import { type RecordEvent, transition } from './transition.ts';

/** How soon to check again while another sender has the lock, because that sender may have died. */
export const BUSY_RECHECK_MS = 2_000;
const NETWORK_FAILURES_TO_STOP = 2;
/** How long to retry while the page and the server run incompatible releases. */
export const RELEASES_DIFFER_MS = 24 * 60 * 60_000;

/** The part of `navigator.locks` that the outbox uses. */
export interface Locks {
  request<T>(
    name: string,
    options: { readonly ifAvailable?: boolean; readonly signal?: AbortSignal },
    callback: (lock: object | null) => T | Promise<T>,
  ): Promise<T>;
}

export interface DrainDeps<S extends Submission = Submission>
  extends Pick<OutboxSettings<S>, 'name' | 'send' | 'receiptFields' | 'notUnderstood' | 'onError'> {
  readonly store: OutboxStore<S>;
  readonly clock: Clock;
  /** Returns a number in [0, 1), like `Math.random`. */
  readonly random: () => number;
  /** `navigator.locks`, if it exists. Without locks, only leases prevent simultaneous sending. */
  readonly locks: Locks | undefined;
  /** A UUID of this tab or worker. */
  readonly owner: string;
  readonly onEvent: (event: OutboxEvent) => void;
  /**
   * Whether Background Sync or `online` fired, or the tab became visible. Submissions that failed
   * without a network are then due at once.
   */
  readonly networkIsBack?: boolean;
}

export interface DrainReport {
  readonly delivered: readonly string[];
  /** The number of unsent submissions, excluding those that need the visitor's attention. */
  readonly remaining: number;
  /** When to drain again, in ms since the epoch. Undefined if nothing is left to send. */
  readonly nextDueAt: number | undefined;
  /** Set if another tab or worker has the lock, and therefore sends the submissions. */
  readonly isBusy?: true;
}

/**
 * Sends the due submissions in the order of `plan`. Only one tab or worker sends at a time. Rejects
 * if storage fails. If that happens after a submission was sent, a later drain sends the submission
 * again with the same id.
 */
export const drain = async <S extends Submission>(deps: DrainDeps<S>): Promise<DrainReport> => {
  let entered = false;
  try {
    if (deps.locks) {
      return await deps.locks.request(deps.name, { ifAvailable: true }, (lock) => {
        entered = true;
        return lock ? drainOnce(deps, true) : drainIfStuck(deps);
      });
    }
  } catch (error) {
    // In a sandboxed frame or an opaque origin the lock manager rejects every request.
    if (entered) throw error;
  }
  return drainOnce(deps, false);
};

/**
 * Called while another sender has the lock, which a suspended tab may keep indefinitely. If a
 * submission has been due for longer than any attempt takes, drains with leases but no lock.
 */
const drainIfStuck = async <S extends Submission>(deps: DrainDeps<S>): Promise<DrainReport> => {
  const now = deps.clock.now();
  const { records, pause } = await deps.store.list();
  const circumstances = { lockHeld: false, networkIsBack: false, pause };
  const isStuck = plan(records, { ...circumstances, now: now - LEASE_MS }).due.length > 0;
  const { due, remaining } = plan(records, { ...circumstances, now });
  if (isStuck && due.length > 0) return drainOnce(deps, false);
  if (remaining === 0) return { delivered: [], remaining, nextDueAt: undefined };
  return { delivered: [], remaining, nextDueAt: now + BUSY_RECHECK_MS, isBusy: true };
};

const isNetworkFailure = (answer: Answer): boolean =>
  'reason' in answer && (answer.reason === 'no-network' || answer.reason === 'timed-out');

/** Returns ms since the epoch, or undefined if the date is invalid or before 1970. */
const timeOf = (iso: string): number | undefined => {
  const time = Date.parse(iso);
  return time >= 0 ? time : undefined;
};

const hasWaitedEnough = (
  { notUnderstoodSince: since = Infinity }: QueuedRecord,
  answer: Answer,
  now: number,
): boolean =>
  'reason' in answer && answer.reason === 'not-understood' && now - since >= RELEASES_DIFFER_MS;

const drainOnce = async <S extends Submission>(
  deps: DrainDeps<S>,
  lockHeld: boolean,
): Promise<DrainReport> => {
  const { store, clock, onEvent, onError = uncaught, notUnderstood = [] } = deps;
  let { networkIsBack = false } = deps;
  const circumstances = (now = clock.now()) => ({ now, lockHeld, networkIsBack });

  // Checks that the submission is still due, and claims it. This is one transaction, so no other
  // drain can claim the submission in between, and the visitor cannot cancel it.
  const claim = async (id: string): Promise<QueuedRecord<S> | undefined> => {
    let claimed = false;
    const record = await store.update(id, (before) => {
      const now = clock.now();
      claimed = isQueued(before) && (dueAt(before, circumstances(now)) ?? Infinity) <= now;
      if (!claimed) return before;
      return transition(before, { type: 'claimed', owner: deps.owner, leaseUntil: now + LEASE_MS });
    });
    return claimed && record && isQueued(record) ? record : undefined;
  };

  const apply = async ({ submission, attempts }: QueuedRecord<S>, answer: Answer) => {
    const { id, kind } = submission;
    const change = (event: RecordEvent<S>) =>
      store.update(id, (record) => transition(record, event));
    networkFailures = isNetworkFailure(answer) ? networkFailures + 1 : 0;
    switch (answer.status) {
      case 'receipt':
        delivered.push(id);
        try {
          await change({
            type: 'delivered',
            receivedAt: timeOf(answer.receivedAt) ?? clock.now(),
            kept: deps.receiptFields?.(submission),
          });
        } finally {
          onEvent({ type: 'delivered', id, kind });
        }
        break;
      case 'refused': {
        const problems = [...answer.problems];
        const left = await change({ type: 'refused', problems });
        if (left && isQueued(left)) onEvent({ type: 'refused', id, kind, problems });
        break;
      }
      case 'retry': {
        const now = clock.now();
        const notBefore = now + backoffMs(attempts, deps.random);
        await change({ ...answer, type: 'try-later', owner: deps.owner, now, notBefore });
        // No other submission is sent during a wait that the server asks for, or without a network.
        if (answer.retryAfterMs) {
          const wait = Math.min(answer.retryAfterMs, MAX_SERVER_WAIT_MS);
          await store.pause({ since: now, until: now + wait });
          // 0 stops the drain. `plan` reads the end of the pause from the store.
          stoppedUntil = 0;
        } else if (networkFailures >= NETWORK_FAILURES_TO_STOP) stoppedUntil = notBefore;
        break;
      }
    }
    onEvent({ type: 'changed' });
  };

  const delivered: string[] = [];
  const tried = new Set<string>();
  let networkFailures = 0;
  let stoppedUntil: number | undefined;

  for (;;) {
    const { records, pause } = await store.list();
    const { due } = plan(records, { ...circumstances(), pause });
    const untried = due.filter(({ submission }) => !tried.has(submission.id));
    if (untried.length === 0 || stoppedUntil !== undefined) {
      // A submission that just failed without a network is not due now, despite `networkIsBack`.
      const { nextDueAt, remaining } = plan(records, {
        ...circumstances(),
        networkIsBack: false,
        pause,
      });
      const resumeAt = nextDueAt === undefined ? undefined : Math.max(nextDueAt, stoppedUntil ?? 0);
      return { delivered, remaining, nextDueAt: resumeAt };
    }
    // All submissions use the same network: when one is tried, the others that failed without a
    // network are also tried, in order.
    if (!networkIsBack) {
      networkIsBack = true;
      continue;
    }
    for (const { submission } of untried) {
      tried.add(submission.id);
      const record = await claim(submission.id);
      // Another sender claimed the submission, or the visitor cancelled it: list the records again.
      if (!record) break;
      onEvent({ type: 'changed' });
      const answer = await attempt(deps.send, record.submission, clock, onError);
      const isOver = hasWaitedEnough(record, answer, clock.now());
      await apply(record, isOver ? { status: 'refused', problems: notUnderstood } : answer);
      if (stoppedUntil !== undefined) break;
    }
  }
};
