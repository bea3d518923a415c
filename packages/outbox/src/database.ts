import { type Clock, systemClock } from './clock.ts';
import type { PageLife } from './page-life.ts';

/**
 * `missing`: the browser lacks IndexedDB. `blocked`: the browser forbids storage, or does not
 * respond in time. `full`: the device has no room.
 */
export type StorageFailure = 'missing' | 'blocked' | 'full' | 'failed';

/** Thrown if the device's storage cannot be used. `failure` is the reason to show the visitor. */
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
  readonly clock?: Clock;
  /** Set in a page, but not in a worker. */
  readonly pageLife?: PageLife;
}

/** The time limit for opening the database, and for a transaction. */
const TIMEOUT_MS = 5_000;

/** The additional time for a transaction that is already committing. */
const COMMIT_TIMEOUT_MS = 10_000;

// Contains all records: a second object store would require a higher database version.
const OBJECT_STORE = 'submissions';

const PAGE_LEFT = new Error('The visitor left the page');

/** Returns false if the transaction cannot be aborted, because it has ended or is committing. */
const tryToAbort = (transaction: IDBTransaction): boolean => {
  try {
    transaction.abort();
    return true;
  } catch {
    return false;
  }
};

const within = <T>(
  transaction: IDBTransaction,
  work: Promise<T>,
  clock: Clock,
  pageLife: PageLife | undefined,
) =>
  new Promise<T>((resolve, reject) => {
    const giveUp = () => reject(new StorageUnavailable('blocked'));
    let cancel = clock.after(TIMEOUT_MS, () => {
      if (tryToAbort(transaction)) giveUp();
      // The transaction is committing, and will probably succeed.
      else cancel = clock.after(COMMIT_TIMEOUT_MS, giveUp);
    });
    const stay = pageLife?.onLeave(() => {
      if (tryToAbort(transaction)) reject(PAGE_LEFT);
    });
    work
      .then(resolve, (error) => {
        reject(error);
        tryToAbort(transaction);
      })
      .finally(() => {
        cancel();
        stay?.();
      });
  });

interface TransactionOptions {
  readonly durability?: IDBTransactionDurability;
  /** Whether `callback` commits. If so, the transaction can begin after the visitor has left. */
  readonly isCommittedAtOnce?: boolean;
}

/**
 * Opens the database when it is first used. Unlike idb-keyval's `createStore`, this writes with
 * strict durability, reopens a connection that the browser has closed, and times out if the browser
 * never responds (WebKit bug 226547).
 *
 * The transactions of a page in the back/forward cache would block writes by other pages and the
 * worker (https://github.com/w3c/IndexedDB/issues/381; seen in WebKit). So transactions are aborted
 * when the visitor leaves the page, and repeated when the visitor returns.
 */
export const createDatabase = (
  name: string,
  { clock = systemClock, pageLife }: DatabaseOptions = {},
) => {
  let opening: Promise<IDBDatabase> | undefined;

  const open = () =>
    new Promise<IDBDatabase>((resolve, reject) => {
      if (!globalThis.indexedDB) throw new StorageUnavailable('missing');
      // Without a version, an old page can open a newer database. Each record has its own version.
      const request = indexedDB.open(name);
      let late = false;
      const cancel = clock.after(TIMEOUT_MS, () => {
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
    // Transactions that are already running still finish.
    connection.then(
      (database) => database.close(),
      () => {},
    );
  };

  const connect = (): Promise<IDBDatabase> => {
    if (opening) return opening;
    const connection = open();
    opening = connection;
    connection.then(
      (database) => {
        database.onclose = () => forget(connection);
        database.onversionchange = () => forget(connection);
      },
      () => forget(connection),
    );
    return connection;
  };

  /** Runs `callback` in a transaction. If the visitor leaves meanwhile, repeats it in a new one. */
  return async <T>(
    mode: IDBTransactionMode,
    callback: (store: IDBObjectStore) => Promise<T>,
    { durability = 'strict', isCommittedAtOnce = false }: TransactionOptions = {},
  ): Promise<T> => {
    let mayBeClosed = true;
    for (;;) {
      const connection = connect();
      try {
        const database = await connection;
        if (!isCommittedAtOnce) await pageLife?.inUse();
        const transaction = database.transaction(OBJECT_STORE, mode, { durability });
        const work = callback(transaction.objectStore(OBJECT_STORE));
        return await within(transaction, work, clock, pageLife);
      } catch (error) {
        if (error === PAGE_LEFT) {
          mayBeClosed = true;
          continue;
        }
        if (!(error instanceof StorageUnavailable)) forget(connection);
        // Safari closes idle connections without a `close` event, so this call tries once more.
        if (!mayBeClosed || nameOf(error) !== 'InvalidStateError') throw storageUnavailable(error);
        mayBeClosed = false;
      }
    }
  };
};
