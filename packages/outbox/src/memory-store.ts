import type { ReadRecord } from './record.ts';
import { type OutboxStore, PAUSE_KEY, placeOf, readStored } from './store.ts';
import type { Submission } from './submission.ts';

export interface MemoryStore<S extends Submission = Submission> extends OutboxStore<S> {
  readonly values: Map<string, unknown>;
}

export const createMemoryStore = <S extends Submission>(read: ReadRecord<S>): MemoryStore<S> => {
  const values = new Map<string, unknown>();
  let storedPause: unknown;
  return {
    values,
    async append(id, make) {
      const { before, sequence } = placeOf(read, id, [...values]);
      const record = make(before, sequence);
      values.set(id, structuredClone(record));
      return record;
    },
    async update(id, change) {
      const before = read(values.get(id));
      if (!before) return undefined;
      const after = change(before);
      if (after?.submission.id !== id) values.delete(id);
      if (after) values.set(after.submission.id, structuredClone(after));
      return after;
    },
    async keepDraft(draft) {
      values.set(draft.submission.id, structuredClone(draft));
    },
    async pause(pause) {
      storedPause = structuredClone(pause);
    },
    async remove(...keys) {
      for (const key of keys) values.delete(key);
    },
    async list() {
      return readStored(read, structuredClone([...values, [PAUSE_KEY, storedPause] as const]));
    },
    async clear() {
      values.clear();
      storedPause = undefined;
    },
  };
};
