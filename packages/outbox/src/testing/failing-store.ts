import { type StorageFailure, StorageUnavailable } from '../database.ts';
import { createMemoryStore, type MemoryStore } from '../memory-store.ts';
import type { ReadRecord } from '../record.ts';
import type { OutboxStore } from '../store.ts';
import type { Submission } from '../submission.ts';

export interface FailingStore<S extends Submission = Submission> extends MemoryStore<S> {
  /** If set, every call fails with this failure. */
  failure: StorageFailure | undefined;
  /** If false, records can be read and erased, but not written. */
  hasRoom: boolean;
}

/** Creates an in-memory store that can fail like a device's store, for tests in virtual time. */
export const createFailingStore = <S extends Submission>(read: ReadRecord<S>): FailingStore<S> => {
  const { values, ...inner } = createMemoryStore(read);
  const arrive =
    <A extends unknown[], T>(call: (...args: A) => Promise<T>) =>
    async (...args: A): Promise<T> => {
      await null;
      if (store.failure) throw new StorageUnavailable(store.failure);
      try {
        return await call(...args);
      } catch (error) {
        throw error instanceof StorageUnavailable ? error : new StorageUnavailable('failed', error);
      }
    };
  const write = <T>(value: T, before?: unknown): T => {
    if (!store.hasRoom && value && value !== before) throw new StorageUnavailable('full');
    return value;
  };
  const working: OutboxStore<S> = {
    append: arrive((id, make) =>
      inner.append(id, (before, sequence) => write(make(before, sequence), before)),
    ),
    update: arrive((id, change) => inner.update(id, (before) => write(change(before), before))),
    keepDraft: arrive((draft, durability) => inner.keepDraft(write(draft), durability)),
    remove: arrive(inner.remove),
    list: arrive(inner.list),
    pause: arrive((pause) => inner.pause(write(pause))),
    clear: arrive(inner.clear),
  };
  const store: FailingStore<S> = { ...working, values, failure: undefined, hasRoom: true };
  return store;
};
