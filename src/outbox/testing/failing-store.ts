import { type StorageFailure, StorageUnavailable } from '../database.ts';
import { createMemoryStore, type MemoryStore } from '../memory-store.ts';
import type { OutboxStore } from '../store.ts';

export interface FailingStore extends MemoryStore {
  /** Set, every call fails so. */
  failure: StorageFailure | undefined;
}

/** A device's storage for tests in virtual time, which can be made to fail. */
export const createFailingStore = (): FailingStore => {
  const { values, ...inner } = createMemoryStore();
  const arrive =
    <A extends unknown[], T>(call: (...args: A) => Promise<T>) =>
    async (...args: A): Promise<T> => {
      await null;
      if (store.failure) throw new StorageUnavailable(store.failure);
      try {
        return await call(...args);
      } catch (error) {
        throw new StorageUnavailable('failed', error);
      }
    };
  const working: OutboxStore = {
    append: arrive(inner.append),
    update: arrive(inner.update),
    keepDraft: arrive(inner.keepDraft),
    remove: arrive(inner.remove),
    list: arrive(inner.list),
    pause: arrive(inner.pause),
    clear: arrive(inner.clear),
  };
  const store: FailingStore = { ...working, values, failure: undefined };
  return store;
};
