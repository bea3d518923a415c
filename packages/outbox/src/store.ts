import { promisifyRequest } from 'idb-keyval';
import { createDatabase, type DatabaseOptions, type StorageFailure } from './database.ts';
import {
  type DraftRecord,
  isDraft,
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

/** A stored value this release cannot read. It stays where it is until the visitor erases it. */
export interface UnreadableRecord {
  readonly key: string;
  readonly value: unknown;
}

export interface StoredRecords<S extends Submission = Submission> {
  /** In the order they were sent in. */
  readonly records: readonly QueuedRecord<S>[];
  /** What stands in forms, the latest first. */
  readonly drafts: readonly DraftRecord<S>[];
  /** The latest first. */
  readonly receipts: readonly ReceiptRecord<S>[];
  readonly unreadable: readonly UnreadableRecord[];
  /** The last pause the server asked for, over or not. */
  readonly pause?: ServerPause;
  /** Why this device keeps nothing: what is listed is in this page's memory. */
  readonly failure?: StorageFailure;
  /** Of the records, those that are in this page's memory alone. */
  readonly unsaved?: ReadonlySet<string>;
}

/** What is under an id, and what is to be there: null for nothing, the same record as it is. */
export type Change<S extends Submission = Submission> = (
  record: OutboxRecord<S>,
) => OutboxRecord<S> | null;

/**
 * Where a visitor's words are. Every method rejects with a StorageUnavailable when the device's
 * storage fails, and resolves only when what it did is on the device.
 */
export interface OutboxStore<S extends Submission = Submission> {
  /**
   * Replaces a record by `change(record)` in one transaction, so that two writers never
   * interleave; a record with another id takes the place of the first. Resolves to what is there
   * afterwards, or undefined if there was no such record.
   */
  update(id: string, change: Change<S>): Promise<OutboxRecord<S> | null | undefined>;
  /**
   * Puts `make(what is under id, a sequence behind all others)` there, in one transaction. Rejects if
   * what is there cannot be read.
   */
  append(
    id: string,
    make: (before: OutboxRecord<S> | undefined, sequence: number) => OutboxRecord<S>,
  ): Promise<OutboxRecord<S>>;
  /**
   * Writes a draft over what is there, in a transaction that needs no answer of the page: also one
   * that is being closed gets it done.
   * @param durability 'relaxed' survives the browser being killed, 'strict' also a power cut
   */
  keepDraft(draft: DraftRecord<S>, durability: 'relaxed' | 'strict'): Promise<void>;
  /** Erases whatever is under `keys`, readable or not, in one transaction. */
  remove(...keys: string[]): Promise<void>;
  list(): Promise<StoredRecords<S>>;
  /** Keeps a pause for all records, and those to come. */
  pause(pause: ServerPause): Promise<void>;
  clear(): Promise<void>;
}

/** Where the server's pause is kept, among the records: no id is like it. */
export const PAUSE_KEY = 'pause';

/** Sorts what lies in the store into what this release can read, in order, and what it cannot. */
export const readStored = <S extends Submission>(
  read: ReadRecord<S>,
  entries: readonly (readonly [string, unknown])[],
): StoredRecords<S> => {
  const records: QueuedRecord<S>[] = [];
  const drafts: DraftRecord<S>[] = [];
  const receipts: ReceiptRecord<S>[] = [];
  const unreadable: UnreadableRecord[] = [];
  let pause: ServerPause | undefined;
  for (const [key, value] of entries) {
    if (key === PAUSE_KEY) {
      pause = parsePause(value);
      continue;
    }
    const record = read(value);
    if (record?.submission.id !== key) unreadable.push({ key, value });
    else if (isDraft(record)) drafts.push(record);
    else if (isReceipt(record)) receipts.push(record);
    else records.push(record);
  }
  records.sort((a, b) => a.sequence - b.sequence);
  drafts.sort((a, b) => b.savedAt - a.savedAt);
  receipts.sort((a, b) => b.state.receivedAt - a.state.receivedAt);
  return { records, drafts, receipts, unreadable, ...(pause && { pause }) };
};

/**
 * What is under `id` among all that is stored, and the sequence behind all of it. A receipt gives way:
 * what is sent once more under its id gets the same receipt again.
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
  // Not left to the browser, which asks the page first whether there is more, also one that is gone.
  transaction.commit();
  // Not promisifyRequest: it answers to the `error` event, when the reason is not yet known.
  return new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
};

/** The outbox in IndexedDB: one record, one key. */
export const createIdbStore = <S extends Submission>(
  settings: Pick<OutboxSettings<S>, 'name' | 'kinds' | 'schema' | 'onError'>,
  options?: DatabaseOptions,
): OutboxStore<S> => {
  const { name, onError = uncaught } = settings;
  const use = createDatabase(name, options);
  const read = recordReader(settings);
  const reported = new Set<string>();
  /** A transaction that needs no answer of the page. */
  const write = (
    work: (store: IDBObjectStore) => void,
    durability: IDBTransactionDurability = 'strict',
  ) =>
    use(
      'readwrite',
      (store) => {
        work(store);
        return committed(store);
      },
      { durability, isCommittedAtOnce: true },
    );
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
