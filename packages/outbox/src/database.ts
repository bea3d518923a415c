import { type Clock, systemClock } from './clock.ts';
import type { PageLife } from './page-life.ts';

/** `missing`: no IndexedDB here. `blocked`: there, but it does not let us in. `full`: no room. */
export type StorageFailure = 'missing' | 'blocked' | 'full' | 'failed';

/** The device's storage cannot be used; `failure` tells the visitor why. */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable';
  readonly failure: StorageFailure;

  constructor(failure: StorageFailure, cause?: unknown) {
    super(`Storage on this device: ${failure}`, { cause });
    this.failure = failure;
  }
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');

export const storageUnavailable = (error: unknown): StorageUnavailable => {
  if (error instanceof StorageUnavailable) return error;
  const name = nameOf(error);
  if (name === 'QuotaExceededError') return new StorageUnavailable('full', error);
  if (name === 'SecurityError') return new StorageUnavailable('blocked', error);
  return new StorageUnavailable('failed', error);
};

export interface DatabaseOptions {
  /** Where IndexedDB is. Called on each opening, for reading the global may itself throw. */
  readonly indexedDB?: () => IDBFactory | undefined;
  readonly clock?: Clock;
  /** How long an opening, and then a transaction, may take: 5 s by default. */
  readonly timeoutMs?: number;
  /** Of the page that uses it. A worker has none. */
  readonly pageLife?: PageLife;
}

// One database, one object store: an open page of an older release would block a new one's upgrade.
const OBJECT_STORE = 'submissions';

/** The page was left before a transaction had ended; nothing of it has been done. */
const PAGE_LEFT = new Error('The page has been left');

/** False when it has ended, or its end does not need the page any more. */
const tryToAbort = (transaction: IDBTransaction): boolean => {
  try {
    transaction.abort();
    return true;
  } catch {
    return false;
  }
};

interface Limits {
  readonly timeoutMs: number;
  readonly clock: Clock;
  readonly pageLife: PageLife | undefined;
}

const within = <T>(
  { timeoutMs, clock, pageLife }: Limits,
  transaction: IDBTransaction,
  work: T | PromiseLike<T>,
) =>
  new Promise<T>((resolve, reject) => {
    const cancel = clock.after(timeoutMs, () => {
      reject(new StorageUnavailable('blocked'));
      tryToAbort(transaction);
    });
    const stay = pageLife?.onLeave(() => {
      if (tryToAbort(transaction)) reject(PAGE_LEFT);
    });
    Promise.resolve(work)
      .then(resolve, (error) => {
        reject(error);
        tryToAbort(transaction);
      })
      .finally(() => {
        cancel();
        stay?.();
      });
  });

export interface UseOptions {
  /** Strict by default. */
  readonly durability?: IDBTransactionDurability;
  /** It is committed by `callback` itself, and so may also be begun by a page that is being left. */
  readonly isCommittedAtOnce?: boolean;
}

/** As idb-keyval's functions use it, and with options. `callback` may be called more than once. */
export type UseDatabase = <T>(
  mode: IDBTransactionMode,
  callback: (store: IDBObjectStore) => T | PromiseLike<T>,
  options?: UseOptions,
) => Promise<T>;

/**
 * A database of the outbox, in the form idb-keyval's functions take. Unlike idb-keyval's own
 * `createStore` it writes with strict durability, survives a connection that the browser closes,
 * and gives up after a time-out on a browser that never answers (WebKit bug 226547).
 *
 * A page that stands still in the back/forward cache would go on holding what its transactions have
 * locked, and no other page nor the worker could write (https://github.com/w3c/IndexedDB/issues/381;
 * seen in WebKit): they are undone when the page is left, and done again when it is back.
 */
export const createDatabase = (
  name: string,
  {
    indexedDB = () => globalThis.indexedDB,
    clock = systemClock,
    timeoutMs = 5_000,
    pageLife,
  }: DatabaseOptions = {},
): UseDatabase => {
  let opening: Promise<IDBDatabase> | undefined;

  const open = () =>
    new Promise<IDBDatabase>((resolve, reject) => {
      const factory = indexedDB();
      if (!factory) throw new StorageUnavailable('missing');
      // Without a version: a record carries its own, and an old page must open a newer database.
      const request = factory.open(name);
      let late = false;
      const cancel = clock.after(timeoutMs, () => {
        late = true;
        reject(new StorageUnavailable('blocked'));
      });
      request.onupgradeneeded = () => request.result.createObjectStore(OBJECT_STORE);
      request.onerror = () => {
        cancel();
        reject(request.error);
      };
      request.onsuccess = () => {
        cancel();
        if (late) request.result.close();
        else resolve(request.result);
      };
    });

  const forget = (connection: Promise<IDBDatabase>) => {
    if (opening === connection) opening = undefined;
    // Transactions already begun still run to their end.
    connection.then(
      (database) => database.close(),
      () => {},
    );
  };

  const connect = async (): Promise<IDBDatabase> => {
    if (opening) return opening;
    const connection = open();
    opening = connection;
    try {
      const database = await connection;
      database.onclose = () => forget(connection);
      database.onversionchange = () => forget(connection);
      return database;
    } catch (error) {
      forget(connection);
      throw error;
    }
  };

  const begin = async (
    mode: IDBTransactionMode,
    { durability = 'strict', isCommittedAtOnce = false }: UseOptions,
  ): Promise<IDBObjectStore> => {
    const start = async () => {
      const database = await connect();
      if (pageLife?.isInUse() === false && !isCommittedAtOnce) throw PAGE_LEFT;
      return database.transaction(OBJECT_STORE, mode, { durability }).objectStore(OBJECT_STORE);
    };
    try {
      return await start();
    } catch (error) {
      // Safari closes idle connections without a `close` event: the next use finds it out.
      if (nameOf(error) !== 'InvalidStateError') throw error;
      if (opening) forget(opening);
      return start();
    }
  };

  return async (mode, callback, options = {}) => {
    for (;;) {
      try {
        const store = await begin(mode, options);
        return await within({ timeoutMs, clock, pageLife }, store.transaction, callback(store));
      } catch (error) {
        if (error === PAGE_LEFT) {
          await pageLife?.inUse();
          continue;
        }
        if (opening && !(error instanceof StorageUnavailable)) forget(opening);
        throw storageUnavailable(error);
      }
    }
  };
};
