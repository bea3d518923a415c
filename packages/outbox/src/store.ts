import { promisifyRequest } from 'idb-keyval';
import { createDatabase, type DatabaseOptions, type StorageFailure } from './database.ts';
import {
  type DraftRecord,
  isDraft,
  isQueued,
  isReceipt,
  type OutboxRecord,
  parsePause,
  type QueuedRecord,
  type ReadRecord,
  type ReceiptRecord,
  recordReader,
} from './record.ts';
import type { ServerPause } from './schedule.ts';
import { type OutboxSettings, uncaught } from './settings.ts';
import type { Submission } from './submission.ts';

export interface StoredRecords<S extends Submission = Submission> {
  /** In sending order. */
  readonly records: readonly QueuedRecord<S>[];
  /** Latest first. */
  readonly drafts: readonly DraftRecord<S>[];
  /** Latest first. */
  readonly receipts: readonly ReceiptRecord<S>[];
  /** Values that this release cannot read. They are kept until the visitor erases them. */
  readonly unreadable: readonly { readonly key: string; readonly value: unknown }[];
  /** The last pause that the server asked for, even if it has ended. */
  readonly pause?: ServerPause;
  /** Why records are only in this page's memory. */
  readonly failure?: StorageFailure;
  /** The ids of records that exist only in this page's memory. */
  readonly unsaved?: ReadonlySet<string>;
}

/** Returns the new record, the same object to leave it unchanged, or null to erase it. */
export type Change<S extends Submission = Submission> = (
  record: OutboxRecord<S>,
) => OutboxRecord<S> | null;

/**
 * Stores the records of the outbox. Each method rejects with a StorageUnavailable if the device's
 * storage fails, and resolves once its change is on the device.
 */
export interface OutboxStore<S extends Submission = Submission> {
  /**
   * Replaces a record with `change(record)` in one transaction, so that two writers never
   * interleave. The id may change. Resolves to the result, or to undefined if the id is unknown.
   */
  update(id: string, change: Change<S>): Promise<OutboxRecord<S> | null | undefined>;
  /**
   * Stores `make(before, sequence)` under `id`, in one transaction: `before` is the current record,
   * and `sequence` is higher than that of any queued record. Rejects if the current record is
   * unreadable.
   */
  append(
    id: string,
    make: (before: OutboxRecord<S> | undefined, sequence: number) => OutboxRecord<S>,
  ): Promise<OutboxRecord<S>>;
  /**
   * Writes a draft in a transaction that completes even if the page closes.
   * @param durability 'relaxed' survives a browser crash; 'strict' also survives a power cut
   */
  keepDraft(draft: DraftRecord<S>, durability: 'relaxed' | 'strict'): Promise<void>;
  /** Erases records, even unreadable ones, in one transaction. */
  remove(...keys: string[]): Promise<void>;
  list(): Promise<StoredRecords<S>>;
  pause(pause: ServerPause): Promise<void>;
  clear(): Promise<void>;
}

/** The key of the server's pause in the object store. No record has this id. */
export const PAUSE_KEY = 'pause';

/** @param all the records, with those in the queue in sending order */
export const byState = <S extends Submission>(all: readonly OutboxRecord<S>[]) => ({
  records: all.filter(isQueued),
  drafts: all.filter(isDraft).sort((a, b) => b.savedAt - a.savedAt),
  receipts: all.filter(isReceipt).sort((a, b) => b.state.receivedAt - a.state.receivedAt),
});

export const readStored = <S extends Submission>(
  read: ReadRecord<S>,
  entries: readonly (readonly [string, unknown])[],
): StoredRecords<S> => {
  const all: OutboxRecord<S>[] = [];
  const unreadable: { key: string; value: unknown }[] = [];
  let pause: ServerPause | undefined;
  for (const [key, value] of entries) {
    if (key === PAUSE_KEY) {
      pause = parsePause(value);
      continue;
    }
    const record = read(value);
    if (record?.submission.id === key) all.push(record);
    else unreadable.push({ key, value });
  }
  all.sort((a, b) => a.sequence - b.sequence);
  return { ...byState(all), unreadable, ...(pause && { pause }) };
};

/**
 * Returns the record with this id, and the next sequence. A receipt with this id is ignored: the
 * submission may be sent again, and the server then responds with the same receipt.
 */
export const placeOf = <S extends Submission>(
  read: ReadRecord<S>,
  id: string,
  entries: readonly (readonly [string, unknown])[],
): { readonly before: OutboxRecord<S> | undefined; readonly sequence: number } => {
  const { records, drafts, unreadable } = readStored(read, entries);
  if (unreadable.some(({ key }) => key === id)) throw new Error('Unreadable record');
  return {
    before: [...records, ...drafts].find(({ submission }) => submission.id === id),
    sequence: (records.at(-1)?.sequence ?? 0) + 1,
  };
};

const readEntries = async (store: IDBObjectStore) => {
  const [keys, values] = await Promise.all([
    promisifyRequest(store.getAllKeys()),
    promisifyRequest<unknown[]>(store.getAll()),
  ]);
  return keys.map((key, at) => [String(key), values[at]] as const);
};

const committed = ({ transaction }: IDBObjectStore) => {
  // Without this call, the browser would commit only after the page had handled the last request.
  // If the page closed earlier, the browser would abort the transaction.
  transaction.commit();
  // promisifyRequest would reject on `error`, before `transaction.error` is set.
  return new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
};

/** Stores the outbox in IndexedDB, each record under its id. */
export const createIdbStore = <S extends Submission>(
  settings: Pick<OutboxSettings<S>, 'name' | 'kinds' | 'schema' | 'onError'>,
  options?: DatabaseOptions,
): OutboxStore<S> => {
  const { name, onError = uncaught } = settings;
  const use = createDatabase(name, options);
  const read = recordReader(settings);
  const reported = new Set<string>();
  const write = (
    work: (store: IDBObjectStore) => void,
    durability: IDBTransactionDurability = 'strict',
  ) => {
    const commit = (store: IDBObjectStore) => {
      work(store);
      return committed(store);
    };
    return use('readwrite', commit, { durability, isCommittedAtOnce: true });
  };
  return {
    append: (id, make) =>
      use('readwrite', async (store) => {
        const { before, sequence } = placeOf(read, id, await readEntries(store));
        const record = make(before, sequence);
        if (record === before) return record;
        store.put(record, id);
        await committed(store);
        return record;
      }),

    update: (id, change) =>
      use('readwrite', async (store) => {
        const before = read(await promisifyRequest<unknown>(store.get(id)));
        if (!before) return undefined;
        const after = change(before);
        if (after === before) return before;
        if (after?.submission.id !== id) store.delete(id);
        if (after) store.put(after, after.submission.id);
        await committed(store);
        return after;
      }),

    keepDraft: (draft, durability) =>
      write((store) => store.put(draft, draft.submission.id), durability),
    pause: (pause) => write((store) => store.put(pause, PAUSE_KEY)),
    remove: (...keys) =>
      write((store) => {
        for (const key of keys) store.delete(key);
      }),
    clear: () => write((store) => store.clear()),

    async list() {
      const stored = readStored(read, await use('readonly', readEntries));
      for (const { key } of stored.unreadable) {
        if (!reported.has(key)) onError(new Error('Unreadable record'), key);
        reported.add(key);
      }
      return stored;
    },
  };
};
