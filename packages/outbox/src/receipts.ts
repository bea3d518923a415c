import type { Clock } from './clock.ts';
import type { OutboxStore } from './store.ts';
import type { Submission } from './submission.ts';
import { transition } from './transition.ts';

/** The maximum number of receipts on a device. Every `list()` reads all of them. */
const MOST = 100;

export interface ReceiptsDeps<S extends Submission = Submission> {
  readonly store: OutboxStore<S>;
  readonly clock: Pick<Clock, 'now'>;
  readonly receiptsKeptMs: number;
  readonly onChange: () => void;
}

/** Manages the receipts of `Outbox.list`. Methods reject only with a StorageUnavailable. */
export const createReceipts = <S extends Submission>(deps: ReceiptsDeps<S>) => {
  const { store, clock, receiptsKeptMs, onChange } = deps;

  const forget = async (ids: readonly string[]) => {
    if (ids.length === 0) return;
    await store.remove(...ids);
    onChange();
  };

  return {
    forget,
    /** Marks receipts as seen by the visitor. */
    async told(ids: readonly string[]) {
      await Promise.all(
        ids.map((id) => store.update(id, (record) => transition(record, { type: 'told' }))),
      );
      onChange();
    },
    /** Erases seen receipts that have expired, and all receipts but the latest {@link MOST}. */
    async tidy() {
      const { receipts } = await store.list();
      const now = clock.now();
      const isOver = ({ receivedAt, isNews }: { receivedAt: number; isNews: boolean }) =>
        // A receipt dated far in the future also counts as expired, because its time is wrong.
        !isNews && Math.abs(now - receivedAt) > receiptsKeptMs;
      const over = receipts.filter(({ state }, at) => at >= MOST || isOver(state));
      await forget(over.map(({ submission }) => submission.id));
    },
  };
};
