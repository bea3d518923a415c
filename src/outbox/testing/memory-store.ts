import { type StorageFailure, StorageUnavailable } from '../database.ts';
import { newRecord, parseRecord } from '../record.ts';
import { type OutboxStore, readStored } from '../store.ts';

export interface MemoryStore extends OutboxStore {
  /** What lies in it, as it lies there. */
  readonly values: Map<string, unknown>;
  /** Set, every call fails so. */
  failure: StorageFailure | undefined;
}

/** A store for virtual-time tests. Not a fallback: what only memory holds is not saved. */
export const createMemoryStore = (): MemoryStore => {
  const values = new Map<string, unknown>();
  let storedPause: unknown;
  const arrive = async () => {
    await null;
    if (store.failure) throw new StorageUnavailable(store.failure);
  };
  const store: MemoryStore = {
    values,
    failure: undefined,
    async add(submission, savedAt) {
      await arrive();
      if (values.has(submission.id)) throw new StorageUnavailable('failed');
      const last = readStored([...values]).records.at(-1)?.sequence ?? 0;
      const record = newRecord(submission, last + 1, savedAt);
      values.set(submission.id, structuredClone(record));
      return record;
    },
    async update(id, change) {
      await arrive();
      const before = parseRecord(values.get(id));
      if (!before) return undefined;
      const after = change(before);
      if (after === null) values.delete(id);
      else values.set(id, structuredClone(after));
      return after;
    },
    async pause(pause) {
      await arrive();
      storedPause = structuredClone(pause);
    },
    async remove(key) {
      await arrive();
      values.delete(key);
    },
    async list() {
      await arrive();
      return readStored(structuredClone([...values]), storedPause);
    },
    async clear() {
      await arrive();
      values.clear();
      storedPause = undefined;
    },
  };
  return store;
};
