import type { Answer } from './answer.ts';
import { attempt } from './attempt.ts';
import { backoffMs } from './backoff.ts';
import type { OutboxEvent } from './channel.ts';
import type { Clock } from './clock.ts';
import { isQueued, type QueuedRecord } from './record.ts';
import { dueAt, LEASE_MS, plan } from './schedule.ts';
import { type OutboxSettings, uncaught } from './settings.ts';
import type { OutboxStore } from './store.ts';
import type { Submission } from './submission.ts';
import { type RecordEvent, whileQueued } from './transition.ts';

/** How soon to look again when another tab or the worker is sending, in case it dies. */
export const BUSY_RECHECK_MS = 2_000;
const NETWORK_FAILURES_TO_STOP = 2;
/** How long page and server may be of releases that do not understand each other. */
export const RELEASES_DIFFER_MS = 24 * 60 * 60_000;

/** The part of `navigator.locks` the drain uses. */
export interface Locks {
  request<T>(
    name: string,
    options: { readonly ifAvailable: true },
    callback: (lock: object | null) => Promise<T>,
  ): Promise<T>;
}

export interface DrainDeps<S extends Submission = Submission>
  extends Pick<OutboxSettings<S>, 'name' | 'send' | 'receiptFields' | 'notUnderstood' | 'onError'> {
  readonly store: OutboxStore<S>;
  readonly clock: Clock;
  /** A number in [0, 1), such as `Math.random`. */
  readonly random: () => number;
  /** `navigator.locks`, where there is one. Without it the leases alone keep senders apart. */
  readonly locks: Locks | undefined;
  /** A name no other tab or worker has: a UUID made at start. */
  readonly owner: string;
  readonly onEvent: (event: OutboxEvent) => void;
  /** Background Sync or `online` fired: try at once what failed for want of a network. */
  readonly networkIsBack?: boolean;
}

export interface DrainReport {
  readonly delivered: readonly string[];
  /** Still to be sent, by us or another; what needs the visitor's attention is not counted. */
  readonly remaining: number;
  /** When to drain again, ms since the epoch; undefined when nothing is left to send. */
  readonly nextDueAt: number | undefined;
  /** Set while another tab or the worker has the lock, and submissions are left. */
  readonly isBusy?: true;
}

/**
 * Sends what is due, in the order it was written, one at a time over all tabs and the worker.
 * Rejects only with a StorageUnavailable; whatever had been sent by then is sent again later,
 * under its old id.
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
    // Some contexts have a lock manager that always refuses (a sandboxed frame, an opaque origin).
    if (entered) throw error;
  }
  return drainOnce(deps, false);
};

/**
 * Another sender has the lock. A tab that was suspended keeps it for as long as the system likes: what
 * has been due for longer than any attempt takes goes without it, by the leases alone.
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

/** Undefined for what no date can be. */
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
  const circumstances = () => ({
    now: clock.now(),
    lockHeld,
    networkIsBack,
  });

  // Whether it is still due, and the claim on it, in one transaction: between two drains, or a
  // drain and the visitor's 'cancel', only one gets it.
  const claim = async (id: string): Promise<QueuedRecord<S> | undefined> => {
    let claimed = false;
    const record = await store.update(id, (before) => {
      const now = clock.now();
      claimed = isQueued(before) && (dueAt(before, circumstances()) ?? Infinity) <= now;
      const free = claimed && whileQueued(before, { type: 'lease-expired', now });
      if (!free) return before;
      return whileQueued(free, { type: 'claimed', owner: deps.owner, leaseUntil: now + LEASE_MS });
    });
    return claimed && record && isQueued(record) ? record : undefined;
  };

  const apply = async ({ submission, attempts }: QueuedRecord<S>, answer: Answer) => {
    const { id, kind } = submission;
    const change = (event: RecordEvent<S>) =>
      store.update(id, (record) => whileQueued(record, event));
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
        const { reason, mayHaveArrived, retryAfterMs } = answer;
        const notBefore = now + backoffMs(attempts, deps.random);
        await change({
          type: 'try-later',
          owner: deps.owner,
          reason,
          mayHaveArrived,
          now,
          notBefore,
        });
        // The server asked for silence, or the network is gone for all of them alike.
        if (retryAfterMs) {
          await store.pause({ since: now, until: now + retryAfterMs });
          // For how long, the store knows.
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
      // What has just failed for want of a network waits its time: the next drain may know better.
      const { nextDueAt, remaining } = plan(records, {
        ...circumstances(),
        networkIsBack: false,
        pause,
      });
      const resumeAt = nextDueAt === undefined ? undefined : Math.max(nextDueAt, stoppedUntil ?? 0);
      return { delivered, remaining, nextDueAt: resumeAt };
    }
    // The network is the same for all: where one tries it, those that wait for it go along, so that
    // none is overtaken.
    if (!networkIsBack) {
      networkIsBack = true;
      continue;
    }
    for (const { submission } of untried) {
      tried.add(submission.id);
      const record = await claim(submission.id);
      // Another sender was quicker, or the visitor took it back: look again at what is there.
      if (!record) break;
      onEvent({ type: 'changed' });
      const answer = await attempt(deps.send, record.submission, clock, onError);
      const isOver = hasWaitedEnough(record, answer, clock.now());
      await apply(record, isOver ? { status: 'refused', problems: notUnderstood } : answer);
      if (stoppedUntil !== undefined) break;
    }
  }
};
