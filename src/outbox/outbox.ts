import { compose, type FormInput } from '../submissions/compose.ts';
import type { FieldProblem } from '../submissions/field.ts';
import type { Kind } from '../submissions/kinds.ts';
import type { Submission, SubmissionId } from '../submissions/submission.ts';
import { attempt } from './attempt.ts';
import type { OutboxChannel, OutboxEvent } from './channel.ts';
import { type StorageFailure, StorageUnavailable, storageUnavailable } from './database.ts';
import { BUSY_RECHECK_MS, type DrainDeps, drain } from './drain.ts';
import { createFinalOutcomes, type FinalOutcomes } from './final-outcomes.ts';
import type { Outcome } from './outcome.ts';
import type { OutboxRecord } from './record.ts';
import { createRunner, type Runner } from './runner.ts';
import { EDIT_LEASE_MS, serverWaitUntil } from './schedule.ts';
import type { StoredRecords } from './store.ts';
import { mayHaveBeenSent, type RecordEvent, transition } from './transition.ts';
import { uncaught } from './uncaught.ts';

const STORAGE_RETRY_MS = 60_000;

export type Submitted =
  | { readonly saved: true; readonly id: SubmissionId }
  | {
      readonly saved: false;
      readonly reason: 'invalid';
      readonly problems: readonly FieldProblem[];
    }
  | {
      readonly saved: false;
      readonly reason: 'storage';
      readonly failure: StorageFailure;
      /** Not kept anywhere: for `deliverDirectly`, as often as the visitor tries this same text. */
      readonly submission: Submission;
    };

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

export type TakenForEditing =
  | {
      readonly status: 'taken';
      readonly submission: Submission;
      /** The server may have the unedited text: sending the edited one may make it two. */
      readonly mayHaveBeenSent: boolean;
    }
  /** It is on its way this moment: ask again after the next `changed`. */
  | { readonly status: 'sending' }
  /** Delivered or cancelled before, perhaps after `keep` was called: drop what it kept. */
  | { readonly status: 'gone' };

/** Rejections are always a StorageUnavailable. */
export interface Outbox {
  /**
   * Validates and saves. Resolves once the submission is on the device, without waiting for the
   * network or the service worker, and never rejects. Sending begins by itself.
   */
  submit(kind: Kind, fields: FormInput['fields'], signs?: FormInput['signs']): Promise<Submitted>;
  /** Sends once, without keeping anything: for when storage fails. Never rejects. */
  deliverDirectly(submission: Submission): Promise<Outcome>;
  /** What became of a submission within `ms`; undefined: still waiting. Never rejects. */
  finalOutcomeOf: FinalOutcomes['finalOutcomeOf'];
  /** Outcomes, once per tab and submission, from this tab, others and the worker; and changes. */
  subscribe: FinalOutcomes['subscribe'];
  list(): Promise<StoredRecords>;
  /** Skips our own wait, never the server's. */
  sendNow(id: SubmissionId): Promise<SendNow>;
  cancel(id: SubmissionId): Promise<Cancelled>;
  /**
   * Takes a waiting or refused submission back into the form, where it becomes a new one. While
   * `keep` puts its text in a safe place nobody sends it; it leaves the outbox after that
   * (promise 10). What `keep` throws is passed on, and the submission stays. Unless the status is
   * `taken`, the caller drops what `keep` has kept.
   */
  takeForEditing(
    id: SubmissionId,
    keep: (submission: Submission) => void | Promise<void>,
  ): Promise<TakenForEditing>;
  /** Erases what `list()` reported as unreadable. */
  discard(key: string): Promise<void>;
  /** Erases everything, sent or not. */
  eraseAll(): Promise<void>;
  /** Sends what is due now: call on start, `online` and return to the tab. Never rejects. */
  kick: Runner['kick'];
  stop(): void;
}

export interface OutboxDeps extends Omit<DrainDeps, 'onEvent' | 'networkIsBack'> {
  /** Makes an id: `createSubmissionId`. */
  readonly createId: () => SubmissionId;
  readonly channel: OutboxChannel;
}

/** The outbox as a page uses it. */
export const createOutbox = (deps: OutboxDeps): Outbox => {
  const { store, clock, send, channel } = deps;
  const finalOutcomes = createFinalOutcomes(clock);

  const announce = (event: OutboxEvent) => {
    channel.post(event);
    finalOutcomes.emit(event);
  };

  const runner = createRunner(clock, async (reasons) => {
    try {
      const networkIsBack = reasons.has('online') || reasons.has('visible');
      return (await drain({ ...deps, networkIsBack, onEvent: announce })).nextDueAt;
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

  return {
    finalOutcomeOf: finalOutcomes.finalOutcomeOf,
    subscribe: finalOutcomes.subscribe,
    kick: runner.kick,
    list: () => store.list(),

    async submit(kind, fields, signs = []) {
      const now = clock.now();
      const composed = compose(
        { kind, fields, signs },
        deps.createId(),
        new Date(now).toISOString(),
      );
      if (!composed.ok) return { saved: false, reason: 'invalid', problems: composed.problems };
      const { submission } = composed;
      try {
        await store.add(submission, now);
      } catch (error) {
        const { failure } = storageUnavailable(error);
        // A save that timed out may have come through after all: then it must go, too.
        if (failure !== 'missing') runner.within(STORAGE_RETRY_MS);
        return { saved: false, reason: 'storage', failure, submission };
      }
      announce({ type: 'changed' });
      // Here and below: a kick never rejects, and nobody waits for the delivery.
      void runner.kick('saved');
      return { saved: true, id: submission.id };
    },

    async deliverDirectly(submission) {
      const outcome = await attempt(send, submission, clock);
      const { id, kind } = submission;
      if (outcome.status === 'delivered') {
        finalOutcomes.remember({ type: 'delivered', id, kind, receivedAt: outcome.receivedAt });
      }
      return outcome;
    },

    async sendNow(id) {
      const after = await store.update(id, (record) =>
        transition(record, { type: 'send-now', now: clock.now() }),
      );
      if (!after) return { status: 'gone' };
      if (after.state.status === 'needs-attention') return { status: 'needs-attention' };
      announce({ type: 'changed' });
      const { records, pause } = await store.list();
      const until = serverWaitUntil(records, pause, clock.now());
      if (until > clock.now()) return { status: 'server-asked-to-wait', until };
      void runner.kick('send-now');
      return { status: 'trying' };
    },

    async cancel(id) {
      let cancelled: OutboxRecord | undefined;
      await store.update(id, (record) => {
        cancelled = record;
        return transition(record, { type: 'cancelled' });
      });
      if (!cancelled) return { status: 'gone' };
      announce({ type: 'changed' });
      return { status: 'cancelled', mayHaveBeenSent: mayHaveBeenSent(cancelled) };
    },

    async takeForEditing(id, keep) {
      const { owner } = deps;
      const change = (event: RecordEvent) =>
        store.update(id, (record) => transition(record, event));
      const leaseUntil = clock.now() + EDIT_LEASE_MS;
      const claimed = await change({ type: 'edit-claimed', owner, leaseUntil });
      if (!claimed) return { status: 'gone' };
      const { state, submission } = claimed;
      const isOurs = state.status === 'editing' && state.owner === owner;
      if (!isOurs && state.status !== 'needs-attention') return { status: 'sending' };
      try {
        await keep(submission);
      } catch (error) {
        await change({ type: 'edit-failed', owner, now: clock.now() });
        throw error;
      }
      const left = await change({ type: 'edit-kept', owner });
      announce({ type: 'changed' });
      // A receipt for an earlier attempt came meanwhile, or the claim ran out.
      if (left === undefined) return { status: 'gone' };
      if (left) return { status: 'sending' };
      return { status: 'taken', submission, mayHaveBeenSent: mayHaveBeenSent(claimed) };
    },

    async discard(key) {
      await store.remove(key);
      announce({ type: 'changed' });
    },

    async eraseAll() {
      await store.clear();
      announce({ type: 'changed' });
    },

    stop() {
      runner.stop();
      unsubscribe();
    },
  };
};
