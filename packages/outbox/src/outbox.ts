import { requestSync } from './background-sync.ts';
import { type OutboxChannel, type OutboxEvent, openChannel } from './channel.ts';
import { systemClock } from './clock.ts';
import { type StorageFailure, StorageUnavailable } from './database.ts';
import { createDrafts, type DraftsDeps } from './drafts.ts';
import { BUSY_RECHECK_MS, type DrainDeps, drain, type Locks } from './drain.ts';
import { createFinalOutcomes } from './final-outcomes.ts';
import { createPageLife } from './page-life.ts';
import { createReceipts, type ReceiptsDeps } from './receipts.ts';
import { isReceipt, newRecord, type OutboxRecord, recordReader } from './record.ts';
import { createRunner } from './runner.ts';
import { serverWaitUntil } from './schedule.ts';
import { type OutboxSettings, uncaught } from './settings.ts';
import { createIdbStore } from './store.ts';
import { createStoreWithFallback } from './store-with-fallback.ts';
import type { Submission } from './submission.ts';
import { mayHaveBeenSent, transition } from './transition.ts';

const STORAGE_RETRY_MS = 60_000;
const RECEIPTS_KEPT_MS = 90 * 24 * 60 * 60_000;

export type SendNow =
  | { readonly status: 'trying' }
  /** The server has asked us to send nothing before `until`, in ms since the epoch. */
  | { readonly status: 'server-asked-to-wait'; readonly until: number }
  /** The server has refused the submission: the visitor must edit it first. */
  | { readonly status: 'needs-attention' }
  | { readonly status: 'gone' };

export type Cancelled =
  | { readonly status: 'cancelled'; readonly mayHaveBeenSent: boolean }
  /** The submission was already delivered or cancelled. */
  | { readonly status: 'gone' };

export type Outbox<S extends Submission = Submission> = ReturnType<typeof createOutbox<S>>;

/** Besides the settings, only `createId` is required. */
export interface OutboxDeps<S extends Submission = Submission>
  extends OutboxSettings<S>,
    Partial<
      Pick<DrainDeps<S>, 'store' | 'clock' | 'random' | 'owner'> &
        Pick<DraftsDeps<S>, 'tabName' | 'seen'> &
        Pick<ReceiptsDeps<S>, 'receiptsKeptMs'>
    > {
  /** Creates an id that is unique across all devices, such as a UUID. */
  readonly createId: () => S['id'];
  /** The key of this tab's name in `sessionStorage`, and the prefix of that name. */
  readonly tabKey?: string;
  /** By default, `navigator.locks`. */
  readonly locks?: Locks | undefined;
  readonly channel?: OutboxChannel;
}

// TypeScript's worker types lack `sessionStorage`, and the worker project also checks this file.
declare const sessionStorage: {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
};

const tabNameIn = (key: string): DraftsDeps['tabName'] => ({
  get: () => sessionStorage.getItem(key),
  set: (name) => sessionStorage.setItem(key, name),
});

/** Creates a page's outbox. Its methods reject only with a StorageUnavailable. */
export const createOutbox = <S extends Submission>(settings: OutboxDeps<S>) => {
  const {
    name,
    onError = uncaught,
    createId,
    store: device = createIdbStore(settings, { pageLife: createPageLife(globalThis) }),
    clock = systemClock,
    random = Math.random,
    owner = createId(),
    channel = openChannel(name),
    tabKey = `${name}-tab`,
    tabName = tabNameIn(tabKey),
    seen = () => Promise.resolve(),
    receiptsKeptMs = RECEIPTS_KEPT_MS,
  } = settings;
  // Unlike a missing property, an explicit undefined means that there are no locks.
  const locks = 'locks' in settings ? settings.locks : navigator.locks;
  const finalOutcomes = createFinalOutcomes(clock, onError);
  const changedHere = () => finalOutcomes.emit({ type: 'changed' });
  const store = createStoreWithFallback(device, recordReader(settings), clock, changedHere);

  const announce = (event: OutboxEvent) => {
    channel.post(event);
    finalOutcomes.emit(event);
  };
  const onChange = () => announce({ type: 'changed' });
  const shared = { ...settings, store, clock, random, owner, locks, onError, onEvent: announce };

  // Stays true until a drain reads the records: storage may fail, or another tab may be sending.
  let networkIsBack = false;
  const runner = createRunner(clock, async (reasons) => {
    try {
      networkIsBack ||= reasons.has('online') || reasons.has('visible');
      const { nextDueAt, isBusy } = await drain({ ...shared, networkIsBack });
      if (!isBusy) networkIsBack = false;
      if (!store.owesErasure()) return nextDueAt;
      return Math.min(nextDueAt ?? Infinity, clock.now() + STORAGE_RETRY_MS);
    } catch (error) {
      // `put` and `list` report a storage failure, so this only schedules a retry.
      if (!(error instanceof StorageUnavailable)) onError(error);
      else if (error.failure === 'missing') return undefined;
      return clock.now() + STORAGE_RETRY_MS;
    }
  });

  const unsubscribe = channel.subscribe((message) => {
    finalOutcomes.emit(message);
    // The tab that posted the message may close before it sends, so this tab checks soon.
    runner.within(BUSY_RECHECK_MS);
  });

  return {
    name,
    outcome: finalOutcomes.outcome,
    subscribe: finalOutcomes.subscribe,
    /**
     * Sends the submissions that are due. Call this when the page starts, on `online`, and when the
     * visitor returns to the tab. Never rejects.
     */
    kick: runner.kick,
    list: () => store.list(),

    drafts: createDrafts({ ...shared, tabName, prefix: `${tabKey}:`, seen, onChange }),
    receipts: createReceipts({ store, clock, receiptsKeptMs, onChange }),

    /**
     * Saves a submission, and starts sending. The submission replaces the draft with the same id.
     * Resolves once the submission is on the device or, after a `failure` of the device's storage,
     * in this page's memory. Does not wait for the network or the service worker. Never rejects.
     */
    async put(submission: S): Promise<{ readonly failure?: StorageFailure }> {
      const { id } = submission;
      const now = clock.now();
      await store.append(id, (before, sequence) => {
        if (!before) return newRecord(submission, sequence, now);
        return transition(before, { type: 'sent', submission, sequence, now }) ?? before;
      });
      const failure = store.failureOf(id);
      onChange();
      // Neither promise rejects.
      void runner.kick('saved');
      void requestSync(name);
      return failure ? { failure } : {};
    },

    /** Ends the outbox's own wait, but never a wait that the server has asked for. */
    async sendNow(id: string): Promise<SendNow> {
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

    async cancel(id: string): Promise<Cancelled> {
      let cancelled: OutboxRecord<S> | undefined;
      await store.update(id, (record) => {
        if (!isReceipt(record)) cancelled = record;
        return transition(record, { type: 'cancelled' });
      });
      if (!cancelled) return { status: 'gone' };
      onChange();
      return { status: 'cancelled', mayHaveBeenSent: mayHaveBeenSent(cancelled) };
    },

    /** Erases an unreadable record, by its key in `list()`. */
    async discard(key: string): Promise<void> {
      await store.remove(key);
      onChange();
    },

    /** Erases all records, including unsent submissions. */
    async eraseAll(): Promise<void> {
      await store.clear();
      onChange();
    },

    stop(): void {
      runner.stop();
      unsubscribe();
    },
  };
};
