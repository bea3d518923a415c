import { clear, del, promisifyRequest, set } from 'idb-keyval';
import type { Submission, SubmissionId } from '../submissions/submission.ts';
import { createDatabase, type DatabaseOptions } from './database.ts';
import { newRecord, type OutboxRecord, parsePause, parseRecord } from './record.ts';
import type { ServerPause } from './schedule.ts';

/** A stored value this release cannot read. It stays where it is until the visitor erases it. */
export interface UnreadableRecord {
  readonly key: string;
  readonly value: unknown;
}

export interface StoredRecords {
  /** In the order they were written. */
  readonly records: readonly OutboxRecord[];
  readonly unreadable: readonly UnreadableRecord[];
  /** The last pause the server asked for, over or not. */
  readonly pause?: ServerPause;
}

/**
 * Where submissions wait. Every method rejects with a StorageUnavailable when the device's storage
 * fails, and resolves only when what it did is on the device.
 */
export interface OutboxStore {
  /** Saves a new submission behind all others. Rejects if its id is already there. */
  add(submission: Submission, savedAt: number): Promise<OutboxRecord>;
  /**
   * Replaces a record by `change(record)` in one transaction, so that two writers never
   * interleave; null erases it, the same record leaves it alone. Resolves to what is there
   * afterwards, or undefined if there was no such record.
   */
  update(
    id: SubmissionId,
    change: (record: OutboxRecord) => OutboxRecord | null,
  ): Promise<OutboxRecord | null | undefined>;
  /** Erases whatever is under `key`, readable or not. */
  remove(key: string): Promise<void>;
  list(): Promise<StoredRecords>;
  /** Keeps a pause for all records, and those to come. */
  pause(pause: ServerPause): Promise<void>;
  clear(): Promise<void>;
}

// Beside the records, so that one transaction reads both. No id has this form.
export const PAUSE_KEY = 'server-pause';

/** Sorts what lies in the store into what this release can read, in order, and what it cannot. */
export const readStored = (entries: readonly (readonly [string, unknown])[]): StoredRecords => {
  const records: OutboxRecord[] = [];
  const unreadable: UnreadableRecord[] = [];
  let pause: ServerPause | undefined;
  for (const [key, value] of entries) {
    if (key === PAUSE_KEY) {
      pause = parsePause(value);
      continue;
    }
    const record = parseRecord(value);
    if (record?.submission.id === key) records.push(record);
    else unreadable.push({ key, value });
  }
  records.sort((a, b) => a.sequence - b.sequence);
  return { records, unreadable, ...(pause && { pause }) };
};

const nextSequence = ({ records }: StoredRecords): number => (records.at(-1)?.sequence ?? 0) + 1;

const read = async (store: IDBObjectStore): Promise<StoredRecords> => {
  const [keys, values] = await Promise.all([
    promisifyRequest(store.getAllKeys()),
    promisifyRequest<unknown[]>(store.getAll()),
  ]);
  return readStored(keys.map((key, at) => [String(key), values[at]]));
};

// Not promisifyRequest: it answers to the `error` event, when the reason is not yet known.
const committed = ({ transaction }: IDBObjectStore) =>
  new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });

/** The outbox in IndexedDB: one record, one key. */
export const createIdbStore = (options?: DatabaseOptions): OutboxStore => {
  const use = createDatabase(options);
  return {
    add: (submission, savedAt) =>
      use('readwrite', async (store) => {
        const record = newRecord(submission, nextSequence(await read(store)), savedAt);
        store.add(record, submission.id);
        await committed(store);
        return record;
      }),

    update: (id, change) =>
      use('readwrite', async (store) => {
        const before = parseRecord(await promisifyRequest<unknown>(store.get(id)));
        if (!before) return undefined;
        const after = change(before);
        if (after === before) return before;
        if (after === null) store.delete(id);
        else store.put(after, id);
        await committed(store);
        return after;
      }),

    pause: (pause) => set(PAUSE_KEY, pause, use),
    remove: (key) => del(key, use),
    list: () => use('readonly', read),
    clear: () => clear(use),
  };
};
