import { compose, type FormInput } from '../submissions/compose.ts';
import type { FieldProblem } from '../submissions/field.ts';
import type { SubmissionId } from '../submissions/submission.ts';
import type { OutboxChannel, OutboxEvent } from './channel.ts';
import { type StorageFailure, StorageUnavailable } from './database.ts';
import { createDrafts, type Drafts, type DraftsDeps, type NameLocks } from './drafts.ts';
import { BUSY_RECHECK_MS, type DrainDeps, drain, type Locks } from './drain.ts';
import { createFinalOutcomes, type FinalOutcomes } from './final-outcomes.ts';
import { createReceipts, type Receipts, type ReceiptsDeps } from './receipts.ts';
import { isReceipt, newRecord, type OutboxRecord } from './record.ts';
import { createRunner, type Runner } from './runner.ts';
import { serverWaitUntil } from './schedule.ts';
import type { StoredRecords } from './store.ts';
import { createStoreWithFallback } from './store-with-fallback.ts';
import { mayHaveBeenSent, transition } from './transition.ts';
import { uncaught } from './uncaught.ts';

const STORAGE_RETRY_MS = 60_000;

export type Submitted =
  /** With `failure`, which says why, it is in this page's memory: it goes as long as that is open. */
  | { readonly saved: true; readonly id: SubmissionId; readonly failure?: StorageFailure }
  | { readonly saved: false; readonly problems: readonly FieldProblem[] };

export type SendNow =
  | { readonly status: 'trying' }
  /** The server asked for silence until then, ms since the epoch. */
  | { readonly status: 'server-asked-to-wait'; readonly until: number }
  /** The server has refused it: only another text can go. */
  | { readonly status: 'needs-attention' }
  | { readonly status: 'gone' };

export type Cancelled =
  | { readonly status: 'cancelled'; readonly mayHaveBeenSent: boolean }
  /** Delivered or cancelled before. */
  | { readonly status: 'gone' };

/** Rejections are always a StorageUnavailable. */
export interface Outbox {
  /**
   * Validates and saves, in place of the draft under `id`. Resolves once the submission is on the
   * device, or in memory where the device fails, without waiting for the network or the service
   * worker, and never rejects. Sending begins by itself.
   */
  submit(input: FormInput, id: SubmissionId): Promise<Submitted>;
  readonly drafts: Drafts;
  readonly receipts: Receipts;
  /** What became of a submission within `ms`; undefined: still waiting. Never rejects. */
  finalOutcomeOf: FinalOutcomes['finalOutcomeOf'];
  /** Outcomes, once per tab and submission, from this tab, others and the worker; and changes. */
  subscribe: FinalOutcomes['subscribe'];
  list(): Promise<StoredRecords>;
  /** Skips our own wait, never the server's. */
  sendNow(id: SubmissionId): Promise<SendNow>;
  cancel(id: SubmissionId): Promise<Cancelled>;
  /** Erases what `list()` reported as unreadable. */
  discard(key: string): Promise<void>;
  /** Erases everything, sent or not. */
  eraseAll(): Promise<void>;
  /** Sends what is due now: call on start, `online` and return to the tab. Never rejects. */
  kick: Runner['kick'];
  stop(): void;
}

export interface OutboxDeps
  extends Omit<DrainDeps, 'onEvent' | 'networkIsBack' | 'locks'>,
    Pick<DraftsDeps, 'tabName' | 'prefix' | 'seen'>,
    Pick<ReceiptsDeps, 'receiptsKeptMs'> {
  /** `navigator.locks`, where there is one. */
  readonly locks: (Locks & NameLocks) | undefined;
  /** Makes an id: `createSubmissionId`. */
  readonly createId: () => SubmissionId;
  readonly channel: OutboxChannel;
}

/** The outbox as a page uses it. */
export const createOutbox = (deps: OutboxDeps): Outbox => {
  const { clock, channel } = deps;
  const finalOutcomes = createFinalOutcomes(clock);
  const changedHere = () => finalOutcomes.emit({ type: 'changed' });
  const store = createStoreWithFallback(deps.store, clock, changedHere);

  const announce = (event: OutboxEvent) => {
    channel.post(event);
    finalOutcomes.emit(event);
  };

  const runner = createRunner(clock, async (reasons) => {
    try {
      const networkIsBack = reasons.has('online') || reasons.has('visible');
      const { nextDueAt } = await drain({ ...deps, store, networkIsBack, onEvent: announce });
      if (!store.owesErasure()) return nextDueAt;
      return Math.min(nextDueAt ?? Infinity, clock.now() + STORAGE_RETRY_MS);
    } catch (error) {
      // The store refused: `submit` and `list` tell the visitor; what it holds is tried again.
      if (!(error instanceof StorageUnavailable)) uncaught(error);
      else if (error.failure === 'missing') return undefined;
      return clock.now() + STORAGE_RETRY_MS;
    }
  });

  const unsubscribe = channel.subscribe((message) => {
    finalOutcomes.emit(message);
    // The sender of the message may be closed before it has sent: check the store in a moment.
    runner.within(BUSY_RECHECK_MS);
  });

  const onChange = () => announce({ type: 'changed' });
  const drafts = createDrafts({ ...deps, store, onChange });
  const receipts = createReceipts({ ...deps, store, onChange });

  return {
    finalOutcomeOf: finalOutcomes.finalOutcomeOf,
    subscribe: finalOutcomes.subscribe,
    kick: runner.kick,
    list: () => store.list(),

    drafts,
    receipts,

    async submit(input, id) {
      const now = clock.now();
      const composed = compose(input, id, new Date(now).toISOString());
      if (!composed.ok) return { saved: false, problems: composed.problems };
      const { submission } = composed;
      await store.append(id, (before, sequence) => {
        if (!before) return newRecord(submission, sequence, now);
        return transition(before, { type: 'sent', submission, sequence, now }) ?? before;
      });
      const failure = store.failureOf(id);
      onChange();
      // Here and below: a kick never rejects, and nobody waits for the delivery.
      void runner.kick('saved');
      return { saved: true, id, ...(failure && { failure }) };
    },

    async sendNow(id) {
      const after = await store.update(id, (record) =>
        transition(record, { type: 'send-now', now: clock.now() }),
      );
      if (!after || isReceipt(after)) return { status: 'gone' };
      if (after.state.status === 'needs-attention') return { status: 'needs-attention' };
      onChange();
      const until = serverWaitUntil((await store.list()).pause, clock.now());
      if (until > clock.now()) return { status: 'server-asked-to-wait', until };
      void runner.kick('send-now');
      return { status: 'trying' };
    },

    async cancel(id) {
      let cancelled: OutboxRecord | undefined;
      await store.update(id, (record) => {
        if (!isReceipt(record)) cancelled = record;
        return transition(record, { type: 'cancelled' });
      });
      if (!cancelled) return { status: 'gone' };
      onChange();
      return { status: 'cancelled', mayHaveBeenSent: mayHaveBeenSent(cancelled) };
    },

    async discard(key) {
      await store.remove(key);
      onChange();
    },

    async eraseAll() {
      await store.clear();
      onChange();
    },

    stop() {
      runner.stop();
      unsubscribe();
    },
  };
};
