import { deliveredUnseen, openChannel } from './channel.ts';
import { systemClock } from './clock.ts';
import { type DrainReport, drain } from './drain.ts';
import { newRecord, type ReceiptRecord, recordReader } from './record.ts';
import type { OutboxSettings } from './settings.ts';
import { createIdbStore, type StoredRecords } from './store.ts';
import { createStoreWithFallback } from './store-with-fallback.ts';
import type { Submission } from './submission.ts';

/** The interval between tries and the number of tries while another tab may be sending. */
const LOOK_AGAIN_MS = 250;
const LOOKS = 40;

/** A `sync` event has a tag, and a `message` event has data. */
interface WorkerEvent {
  readonly tag?: string;
  readonly data?: unknown;
  waitUntil(work: Promise<unknown>): void;
}

export interface WorkerScope {
  addEventListener(type: 'sync' | 'message', listener: (event: WorkerEvent) => void): void;
}
declare const self: WorkerScope;

export interface WorkerSettings<S extends Submission = Submission> extends OutboxSettings<S> {
  /** Called with the unseen receipts of submissions that the worker or a hidden page delivered. */
  readonly onDelivered?: (receipts: readonly ReceiptRecord<S>[]) => Promise<void>;
  /** Called after each round of sending. */
  readonly onSent?: (list: () => Promise<StoredRecords<S>>) => Promise<void>;
}

/** Makes a service worker send submissions on Background Sync, even if no page is open. */
export const attachToWorker = <S extends Submission>(
  settings: WorkerSettings<S>,
  scope: WorkerScope = self,
) => {
  const { name } = settings;
  const device = createIdbStore(settings);
  /** Falls back to memory, so that the worker can send even if the device is full. */
  const store = createStoreWithFallback(device, recordReader(settings), systemClock, () => {});

  const sendWaiting = async (): Promise<DrainReport> => {
    const channel = openChannel(name);
    try {
      return await drain({
        ...settings,
        store,
        clock: systemClock,
        random: Math.random,
        locks: navigator.locks,
        owner: crypto.randomUUID(),
        onEvent: channel.post,
        networkIsBack: true,
      });
    } finally {
      channel.close();
      await settings.onSent?.(device.list);
    }
  };

  const tell = async (ids: readonly string[]): Promise<void> => {
    const { receipts } = await device.list();
    await settings.onDelivered?.(
      receipts.filter(({ submission, state }) => state.isNews && ids.includes(submission.id)),
    );
  };

  /** Sends, and tries again while a page (such as one that the visitor is leaving) is sending. */
  const sendAfterPages = async (): Promise<DrainReport> => {
    let report = await sendWaiting();
    for (let looks = 1; report.isBusy && looks < LOOKS; looks += 1) {
      await new Promise<void>((resume) => systemClock.after(LOOK_AGAIN_MS, resume));
      report = await sendWaiting();
    }
    return report;
  };

  /** Rejects if submissions are left, so that Background Sync tries again a few minutes later. */
  const deliverWaiting = async (): Promise<void> => {
    const { delivered, remaining } = await sendAfterPages();
    await tell(delivered);
    if (remaining > 0) throw new Error(`Submissions still waiting: ${remaining}`);
  };

  const isDelivered = async (id: string): Promise<boolean> => {
    await sendAfterPages();
    const { records } = await store.list();
    return records.every(({ submission }) => submission.id !== id);
  };

  scope.addEventListener('sync', (event) => {
    if (event.tag === name) event.waitUntil(deliverWaiting());
  });
  scope.addEventListener('message', (event) => {
    const id: unknown = Object(event.data)[deliveredUnseen(name)];
    if (id) event.waitUntil(tell([String(id)]));
  });

  return {
    /**
     * Saves a submission, and sends all waiting submissions. Resolves once the submission is saved,
     * or to undefined if it cannot be saved. `delivered` never rejects.
     */
    async put(submission: S) {
      const now = systemClock.now();
      try {
        await device.append(submission.id, (_, sequence) => newRecord(submission, sequence, now));
      } catch {
        return undefined;
      }
      return { delivered: isDelivered(submission.id).catch(() => false) };
    },
  };
};
