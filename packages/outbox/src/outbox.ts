import { requestSync } from './background-sync.ts';
import { type OutboxChannel, type OutboxEvent, openChannel, parseMessage } from './channel.ts';
import { systemClock } from './clock.ts';
import { type StorageFailure, StorageUnavailable } from './database.ts';
import { createDrafts, type Drafts, type DraftsDeps, type NameLocks } from './drafts.ts';
import { BUSY_RECHECK_MS, type DrainDeps, drain, type Locks } from './drain.ts';
import { createFinalOutcomes, type FinalOutcomes } from './final-outcomes.ts';
import { createPageLife } from './page-life.ts';
import { createReceipts, type Receipts, type ReceiptsDeps } from './receipts.ts';
import { isReceipt, newRecord, type OutboxRecord, recordReader } from './record.ts';
import { createRunner, type Runner } from './runner.ts';
import { serverWaitUntil } from './schedule.ts';
import { type OutboxSettings, uncaught } from './settings.ts';
import { createIdbStore, type StoredRecords } from './store.ts';
import { createStoreWithFallback } from './store-with-fallback.ts';
import type { Submission } from './submission.ts';
import { mayHaveBeenSent, transition } from './transition.ts';

const STORAGE_RETRY_MS = 60_000;
const RECEIPTS_KEPT_MS = 90 * 24 * 60 * 60_000;

export interface Put {
  /** Why it is in this page's memory, and goes as long as that is open; undefined: it is on the device. */
  readonly failure?: StorageFailure;
}

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
export interface Outbox<S extends Submission = Submission> {
  readonly name: string;
  /**
   * Saves a submission, in place of the draft under its id. Resolves once it is on the device, or in
   * memory where the device fails, without waiting for the network or the service worker, and never
   * rejects. Sending begins by itself.
   */
  put(submission: S): Promise<Put>;
  readonly drafts: Drafts<S>;
  readonly receipts: Receipts;
  /** What became of a submission within `ms`; undefined: still waiting. Never rejects. */
  readonly outcome: FinalOutcomes['outcome'];
  /** Outcomes, once per tab and submission, from this tab, others and the worker; and changes. */
  readonly subscribe: FinalOutcomes['subscribe'];
  list(): Promise<StoredRecords<S>>;
  /** Skips our own wait, never the server's. */
  sendNow(id: string): Promise<SendNow>;
  cancel(id: string): Promise<Cancelled>;
  /** Erases what `list()` reported as unreadable. */
  discard(key: string): Promise<void>;
  /** Erases everything, sent or not. */
  eraseAll(): Promise<void>;
  /** Sends what is due now: call on start, `online` and return to the tab. Never rejects. */
  readonly kick: Runner['kick'];
  stop(): void;
}

/** `createId` aside, each has a default for a page. */
export interface OutboxDeps<S extends Submission = Submission>
  extends OutboxSettings<S>,
    Partial<
      Pick<DrainDeps<S>, 'store' | 'clock' | 'random' | 'owner'> &
        Pick<DraftsDeps<S>, 'tabName' | 'seen'> &
        Pick<ReceiptsDeps<S>, 'receiptsKeptMs'>
    > {
  /** Makes an id that no other device makes: a UUID. */
  readonly createId: () => S['id'];
  /** Where `sessionStorage` keeps the name of this tab, which begins so. */
  readonly tabKey?: string;
  /** `navigator.locks`, where there is one. */
  readonly locks?: (Locks & NameLocks) | undefined;
  readonly channel?: OutboxChannel;
}

// A worker's types do not know it; it also reads this file, for what it shares with pages.
declare const sessionStorage: {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
};

/** The name of this tab, which `sessionStorage` keeps over a reload. */
const tabNameIn = (key: string): DraftsDeps['tabName'] => ({
  get: () => sessionStorage.getItem(key),
  set: (name) => sessionStorage.setItem(key, name),
});

/** The outbox as a page uses it. */
export const createOutbox = <S extends Submission>(settings: OutboxDeps<S>): Outbox<S> => {
  const {
    name,
    onError = uncaught,
    createId,
    store: device = createIdbStore(settings, { pageLife: createPageLife(globalThis) }),
    clock = systemClock,
    random = Math.random,
    owner = createId(),
    channel = openChannel(name, parseMessage),
    tabKey = `${name}-tab`,
    tabName = tabNameIn(tabKey),
    seen = () => Promise.resolve(),
    receiptsKeptMs = RECEIPTS_KEPT_MS,
  } = settings;
  // Also where it is given as undefined.
  const locks = 'locks' in settings ? settings.locks : navigator.locks;
  const finalOutcomes = createFinalOutcomes(clock, onError);
  const changedHere = () => finalOutcomes.emit({ type: 'changed' });
  const store = createStoreWithFallback(device, recordReader(settings), clock, changedHere);

  const announce = (event: OutboxEvent) => {
    channel.post(event);
    finalOutcomes.emit(event);
  };
  const sending = { ...settings, store, clock, random, owner, locks, onError, onEvent: announce };

  const runner = createRunner(clock, async (reasons) => {
    try {
      const networkIsBack = reasons.has('online') || reasons.has('visible');
      const { nextDueAt } = await drain({ ...sending, networkIsBack });
      if (!store.owesErasure()) return nextDueAt;
      return Math.min(nextDueAt ?? Infinity, clock.now() + STORAGE_RETRY_MS);
    } catch (error) {
      // The store refused: `put` and `list` tell it; what it holds is tried again.
      if (!(error instanceof StorageUnavailable)) onError(error);
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

  return {
    name,
    outcome: finalOutcomes.outcome,
    subscribe: finalOutcomes.subscribe,
    kick: runner.kick,
    list: () => store.list(),

    drafts: createDrafts({
      store,
      clock,
      createId,
      locks,
      tabName,
      prefix: `${tabKey}:`,
      seen,
      onChange,
    }),
    receipts: createReceipts({ store, clock, receiptsKeptMs, onChange }),

    async put(submission) {
      const { id } = submission;
      const now = clock.now();
      await store.append(id, (before, sequence) => {
        if (!before) return newRecord(submission, sequence, now);
        return transition(before, { type: 'sent', submission, sequence, now }) ?? before;
      });
      const failure = store.failureOf(id);
      onChange();
      // Neither rejects, and nothing waits for them.
      void runner.kick('saved');
      void requestSync(name);
      return failure ? { failure } : {};
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
      let cancelled: OutboxRecord<S> | undefined;
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
