import type { Clock } from './clock.ts';
import type { OutboxStore } from './store.ts';
import type { Submission } from './submission.ts';
import { transition } from './transition.ts';

/** The number of receipts on a device: every look at the store reads them all. */
const MOST = 100;

export interface ReceiptsDeps<S extends Submission = Submission> {
  readonly store: OutboxStore<S>;
  readonly clock: Pick<Clock, 'now'>;
  /** How long a receipt stays on the device. */
  readonly receiptsKeptMs: number;
  readonly onChange: () => void;
}

/** The proof of delivered submissions; `Outbox.list` has them. Rejections are a StorageUnavailable. */
export interface Receipts {
  /** The visitor has seen that these were delivered. */
  told(ids: readonly string[]): Promise<void>;
  forget(ids: readonly string[]): Promise<void>;
  /** Forgets those whose time is over, and all but the latest {@link MOST}. */
  tidy(): Promise<void>;
}

export const createReceipts = <S extends Submission>(deps: ReceiptsDeps<S>): Receipts => {
  const { store, clock, receiptsKeptMs, onChange } = deps;

  const forget = async (ids: readonly string[]) => {
    if (ids.length === 0) return;
    await store.remove(...ids);
    onChange();
  };

  return {
    forget,
    async told(ids) {
      await Promise.all(
        ids.map((id) => store.update(id, (record) => transition(record, { type: 'told' }))),
      );
      onChange();
    },
    async tidy() {
      const { receipts } = await store.list();
      const now = clock.now();
      const isOver = ({ receivedAt, isNews }: { receivedAt: number; isNews: boolean }) =>
        // A time far ahead is as wrong as one long past.
        !isNews && Math.abs(now - receivedAt) > receiptsKeptMs;
      const over = receipts.filter(({ state }, at) => at >= MOST || isOver(state));
      await forget(over.map(({ submission }) => submission.id));
    },
  };
};
