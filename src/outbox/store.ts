import { clear, get, promisifyRequest, set } from 'idb-keyval';
import type { SubmissionId } from '../submissions/submission.ts';
import { createDatabase, type DatabaseOptions, type StorageFailure } from './database.ts';
import { OUTBOX } from './names.ts';
import {
  type DraftRecord,
  isDraft,
  isReceipt,
  type OutboxRecord,
  parsePause,
  parseRecord,
  type QueuedRecord,
  type ReceiptRecord,
} from './record.ts';
import type { ServerPause } from './schedule.ts';

/** A stored value this release cannot read. It stays where it is until the visitor erases it. */
export interface UnreadableRecord {
  readonly key: string;
  readonly value: unknown;
}

export interface StoredRecords {
  /** In the order they were sent in. */
  readonly records: readonly QueuedRecord[];
  /** What stands in forms, the latest first. */
  readonly drafts: readonly DraftRecord[];
  /** The latest first. */
  readonly receipts: readonly ReceiptRecord[];
  readonly unreadable: readonly UnreadableRecord[];
  /** The last pause the server asked for, over or not. */
  readonly pause?: ServerPause;
  /** Why this device keeps nothing: what is listed is in this page's memory. */
  readonly failure?: StorageFailure;
  /** Of the records, those that are in this page's memory alone. */
  readonly unsaved?: ReadonlySet<SubmissionId>;
}

/** What is under an id, and what is to be there: null for nothing, the same record as it is. */
export type Change = (record: OutboxRecord) => OutboxRecord | null;

/**
 * Where a visitor's words are. Every method rejects with a StorageUnavailable when the device's
 * storage fails, and resolves only when what it did is on the device.
 */
export interface OutboxStore {
  /**
   * Replaces a record by `change(record)` in one transaction, so that two writers never
   * interleave; a record with another id takes the place of the first. Resolves to what is there
   * afterwards, or undefined if there was no such record.
   */
  update(id: SubmissionId, change: Change): Promise<OutboxRecord | null | undefined>;
  /**
   * Puts `make(what is under id, a sequence behind all others)` there, in one transaction. Rejects if
   * what is there cannot be read.
   */
  append(
    id: SubmissionId,
    make: (before: OutboxRecord | undefined, sequence: number) => OutboxRecord,
  ): Promise<OutboxRecord>;
  /**
   * Writes a draft over what is there, in a transaction that needs no answer of the page: also one
   * that is being closed gets it done.
   * @param durability 'relaxed' survives the browser being killed, 'strict' also a power cut
   */
  keepDraft(draft: DraftRecord, durability: 'relaxed' | 'strict'): Promise<void>;
  /** Erases whatever is under `keys`, readable or not, in one transaction. */
  remove(...keys: string[]): Promise<void>;
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
  const records: QueuedRecord[] = [];
  const drafts: DraftRecord[] = [];
  const receipts: ReceiptRecord[] = [];
  const unreadable: UnreadableRecord[] = [];
  for (const [key, value] of entries) {
    const record = parseRecord(value);
    if (record?.submission.id !== key) unreadable.push({ key, value });
    else if (isDraft(record)) drafts.push(record);
    else if (isReceipt(record)) receipts.push(record);
    else records.push(record);
  }
  records.sort((a, b) => a.sequence - b.sequence);
  drafts.sort((a, b) => b.savedAt - a.savedAt);
  receipts.sort((a, b) => b.state.receivedAt - a.state.receivedAt);
  const pause = parsePause(storedPause);
  return { records, drafts, receipts, unreadable, ...(pause && { pause }) };
};

/**
 * What is under `id` among all that is stored, and the sequence behind all of it. A receipt gives way:
 * what is sent once more under its id gets the same receipt again.
 */
export const placeOf = (
  id: SubmissionId,
  entries: readonly (readonly [string, unknown])[],
): { readonly before: OutboxRecord | undefined; readonly sequence: number } => {
  const { records, drafts, unreadable } = readStored(entries);
  if (unreadable.some(({ key }) => key === id)) throw new Error('There is something else');
  return {
    before: [...records, ...drafts].find(({ submission }) => submission.id === id),
    sequence: (records.at(-1)?.sequence ?? 0) + 1,
  };
};

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
export const createIdbStore = (options?: DatabaseOptions): OutboxStore => {
  const use = createDatabase(options);
  const usePause = createDatabase({ ...options, name: PAUSE_DATABASE });
  return {
    append: (id, make) =>
      use('readwrite', async (store) => {
        const { before, sequence } = placeOf(id, await readEntries(store));
        const record = make(before, sequence);
        if (record === before) return record;
        store.put(record, id);
        await committed(store);
        return record;
      }),

    update: (id, change) =>
      use('readwrite', async (store) => {
        const before = parseRecord(await promisifyRequest<unknown>(store.get(id)));
        if (!before) return undefined;
        const after = change(before);
        if (after === before) return before;
        if (after?.submission.id !== id) store.delete(id);
        if (after) store.put(after, after.submission.id);
        await committed(store);
        return after;
      }),

    keepDraft: (draft, durability) =>
      use(
        'readwrite',
        (store) => {
          store.put(draft, draft.submission.id);
          return committed(store);
        },
        { durability, isCommittedAtOnce: true },
      ),

    pause: (pause) => set(PAUSE_KEY, pause, usePause),
    remove: (...keys) =>
      use(
        'readwrite',
        (store) => {
          for (const key of keys) store.delete(key);
          return committed(store);
        },
        { isCommittedAtOnce: true },
      ),
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
