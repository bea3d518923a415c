import type { SubmissionId } from '../submissions/submission.ts';
import type { Clock } from './clock.ts';
import { type StorageFailure, StorageUnavailable, storageUnavailable } from './database.ts';
import { createMemoryStore } from './memory-store.ts';
import { isReceipt, type OutboxRecord } from './record.ts';
import type { Change, OutboxStore } from './store.ts';

/** How long a database that does not let us in is left alone: each try takes seconds. */
const CLOSED_MS = 30_000;

export interface StoreWithFallback extends OutboxStore {
  /** Why what is under `id` is in this page's memory alone; undefined: it is on the device. */
  failureOf(id: SubmissionId): StorageFailure | undefined;
  /** The device has words that it did not let us erase: the next look at it tries again. */
  owesErasure(): boolean;
}

/**
 * The outbox on the device, and in this page's memory for as long as the device does not take what is
 * written: the words go the same ways, and end with the page. What the device holds already and has
 * no room to change goes on in memory from there. Where it holds nothing itself, it rejects as the
 * device does.
 * @param onFallback called when something has come into memory
 */
export const createStoreWithFallback = (
  device: OutboxStore,
  clock: Pick<Clock, 'now'>,
  onFallback: () => void,
): StoreWithFallback => {
  const memory = createMemoryStore();
  const failures = new Map<string, StorageFailure>();
  /** Of what is in memory, that of which the device holds an earlier state. */
  const ahead = new Set<string>();
  let closed: { readonly at: number; readonly error: StorageUnavailable } | undefined;

  const onDevice = async <T>(work: () => Promise<T>): Promise<T> => {
    if (closed && Math.abs(clock.now() - closed.at) < CLOSED_MS) throw closed.error;
    try {
      const result = await work();
      closed = undefined;
      return result;
    } catch (error) {
      const isClosed =
        error instanceof StorageUnavailable && ['missing', 'blocked'].includes(error.failure);
      if (isClosed) closed = { at: clock.now(), error };
      throw error;
    }
  };

  const isHere = (id: string) => memory.values.has(id);
  const leave = (id: string) => {
    failures.delete(id);
    ahead.delete(id);
    memory.values.delete(id);
  };
  const hold = (id: string, error: unknown) => {
    failures.set(id, storageUnavailable(error).failure);
    onFallback();
  };
  /** Goes on in memory with what the device cannot change; never with words that it has not got. */
  const takeOver = async (id: SubmissionId, change: Change, error: unknown) => {
    if (storageUnavailable(error).failure !== 'full') throw error;
    const { records } = await onDevice(device.list);
    const record = records.find(({ submission }) => submission.id === id);
    if (!record || change(record)?.submission.id !== id) throw error;
    await memory.append(id, () => record);
    ahead.add(id);
  };
  /** Of what has left memory the device may have an earlier draft, and not let it be erased yet. */
  const gone = new Set<string>();
  const forgetOnDevice = async () => {
    for (const id of gone) {
      try {
        await onDevice(() => device.remove(id));
        gone.delete(id);
      } catch {
        // With the next look.
      }
    }
  };

  /** What was delivered from memory: the device takes the receipt if it can, and keeps no words. */
  const settle = async (id: SubmissionId, receipt: OutboxRecord) => {
    try {
      await onDevice(() => device.append(id, () => receipt));
      gone.delete(id);
      leave(id);
    } catch (error) {
      failures.delete(id);
      ahead.delete(id);
      if (storageUnavailable(error).failure !== 'missing') gone.add(id);
      await forgetOnDevice();
    }
  };

  const updateAhead: OutboxStore['update'] = async (id, change) => {
    const changed: { to?: OutboxRecord | null } = {};
    await memory.update(id, (record) => {
      changed.to = change(record);
      // Words that go under another id stay where they are until the device has them there.
      return changed.to && changed.to.submission.id !== id ? record : changed.to;
    });
    const { to } = changed;
    if (to && isReceipt(to)) await settle(id, to);
    else if (to) {
      const writing = onDevice(() => device.update(id, () => to)).then(() => leave(id));
      // Where there is no room yet: with the next change.
      await (to.submission.id === id ? writing.catch(() => {}) : writing);
    } else if (to === null) {
      leave(id);
      gone.add(id);
      await forgetOnDevice();
    }
    return to;
  };

  return {
    failureOf: (id) => failures.get(id),
    owesErasure: () => gone.size > 0,

    async append(id, make) {
      const { drafts } = await memory.list();
      const draft = drafts.find(({ submission }) => submission.id === id);
      try {
        const record = await onDevice(() =>
          device.append(id, (before, sequence) => make(draft ?? before, sequence)),
        );
        leave(id);
        return record;
      } catch (error) {
        const record = await memory.append(id, make);
        hold(id, error);
        return record;
      }
    },

    async update(id, change) {
      if (!isHere(id)) {
        try {
          return await onDevice(() => device.update(id, change));
        } catch (error) {
          await takeOver(id, change, error);
        }
      }
      if (ahead.has(id)) return updateAhead(id, change);
      const after = await memory.update(id, change);
      if (after && isReceipt(after)) await settle(id, after);
      if (after?.submission.id === id) return after;
      const failure = failures.get(id);
      leave(id);
      if (after && failure) failures.set(after.submission.id, failure);
      gone.add(id);
      await forgetOnDevice();
      return after;
    },

    async keepDraft(draft, durability) {
      const { id } = draft.submission;
      try {
        await onDevice(() => device.keepDraft(draft, durability));
        leave(id);
      } catch (error) {
        await memory.keepDraft(draft, durability);
        hold(id, error);
      }
    },

    async remove(...keys) {
      const here = keys.filter(isHere);
      for (const key of here) {
        leave(key);
        gone.add(key);
      }
      if (here.length > 0) await forgetOnDevice();
      const there = keys.filter((key) => !here.includes(key));
      if (there.length > 0) await onDevice(() => device.remove(...there));
    },

    async list() {
      const here = await memory.list();
      const idOf = ({ submission }: OutboxRecord) => submission.id;
      const unsaved = new Set(
        [...here.records, ...here.drafts].map(idOf).filter((id) => !ahead.has(id)),
      );
      const [failure] = failures.values();
      if (gone.size > 0) await forgetOnDevice();
      if (memory.values.size === 0 && gone.size === 0) return onDevice(device.list);
      try {
        const stored = await onDevice(device.list);
        const still = new Set([...stored.records, ...stored.drafts].map(idOf));
        // Taken back or delivered by another page.
        for (const id of ahead) if (!still.has(id as SubmissionId)) leave(id);
        /** What is stored, in its latest state, without what is in memory alone. */
        const onlyStored = <R extends OutboxRecord>(
          all: readonly R[],
          inMemory: readonly R[],
        ): R[] =>
          all
            .filter((record) => !unsaved.has(idOf(record)) && !gone.has(idOf(record)))
            .map((record) => inMemory.find((other) => idOf(other) === idOf(record)) ?? record);
        const isUnsaved = (record: OutboxRecord) => unsaved.has(idOf(record));
        return {
          ...stored,
          records: [...onlyStored(stored.records, here.records), ...here.records.filter(isUnsaved)],
          drafts: [...here.drafts.filter(isUnsaved), ...onlyStored(stored.drafts, here.drafts)],
          receipts: [...here.receipts, ...stored.receipts.filter((each) => !gone.has(idOf(each)))],
          ...(failure && { failure, unsaved }),
        };
      } catch (error) {
        if (memory.values.size === 0) throw error;
        return { ...here, failure: failure ?? storageUnavailable(error).failure, unsaved };
      }
    },

    async pause(pause) {
      if (memory.values.size > 0) await memory.pause(pause);
      try {
        await onDevice(() => device.pause(pause));
      } catch (error) {
        // What is in memory has heard of it.
        if (memory.values.size === 0) throw error;
      }
    },

    async clear() {
      failures.clear();
      ahead.clear();
      await memory.clear();
      await onDevice(device.clear);
    },
  };
};
