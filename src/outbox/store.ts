import { clear, del, get, promisifyRequest, set } from 'idb-keyval';
import type { Submission, SubmissionId } from '../submissions/submission.ts';
import { createDatabase, type DatabaseOptions } from './database.ts';
import { OUTBOX } from './names.ts';
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

/** Sorts what lies in the store into what this release can read, in order, and what it cannot. */
export const readStored = (
  entries: readonly (readonly [string, unknown])[],
  storedPause?: unknown,
): StoredRecords => {
  const records: OutboxRecord[] = [];
  const unreadable: UnreadableRecord[] = [];
  for (const [key, value] of entries) {
    const record = parseRecord(value);
    if (record?.submission.id === key) records.push(record);
    else unreadable.push({ key, value });
  }
  records.sort((a, b) => a.sequence - b.sequence);
  const pause = parsePause(storedPause);
  return { records, unreadable, ...(pause && { pause }) };
};

const nextSequence = ({ records }: StoredRecords): number => (records.at(-1)?.sequence ?? 0) + 1;

// A database of its own: among the records, an older release would take it for a damaged one.
const PAUSE_DATABASE = `${OUTBOX}-pause`;
const PAUSE_KEY = 'server';

const readEntries = async (store: IDBObjectStore) => {
  const [keys, values] = await Promise.all([
    promisifyRequest(store.getAllKeys()),
    promisifyRequest<unknown[]>(store.getAll()),
  ]);
  return keys.map((key, at) => [String(key), values[at]] as const);
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
  const usePause = createDatabase({ ...options, name: PAUSE_DATABASE });
  return {
    add: (submission, savedAt) =>
      use('readwrite', async (store) => {
        const record = newRecord(
          submission,
          nextSequence(readStored(await readEntries(store))),
          savedAt,
        );
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

    pause: (pause) => set(PAUSE_KEY, pause, usePause),
    remove: (key) => del(key, use),
    list: async () => {
      const [entries, pause] = await Promise.all([
        use('readonly', readEntries),
        get<unknown>(PAUSE_KEY, usePause),
      ]);
      return readStored(entries, pause);
    },
    clear: async () => {
      await Promise.all([clear(use), clear(usePause)]);
    },
  };
};
