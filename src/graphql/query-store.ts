import { createStore, del, get, set, type UseStore } from 'idb-keyval';
import { storagePrefix } from '../content/site.ts';

/** Raised when no query of `opening-lists.ts` reads what is kept; an older cache is thrown away. */
const CACHE_VERSION = 3;
/** The database's name. */
export const QUERIES = `${storagePrefix}-queries`;
const KEPT = 'kept';
/**
 * WebKit may leave the opening of a database unanswered until the page is loaded again
 * (https://bugs.webkit.org/show_bug.cgi?id=226547), so nothing here is waited for any longer.
 */
const PATIENCE_MS = 3_000;

/** When each list on the device was read: ISO 8601, by the list's name. */
export type ReadAt = Readonly<Record<string, string>>;

interface Kept {
  readonly version: number;
  readonly at: ReadAt;
}

let store: UseStore | undefined;

/** Rejects where there is no storage, and where it does not answer. */
const inStore = <T>(work: (store: UseStore) => Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The storage does not answer')), PATIENCE_MS);
    store ??= createStore(QUERIES, 'cache');
    work(store)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });

/** Where Apollo's cache is kept on this device. Everything rejects where that cannot be done. */
export const queryStore = {
  getItem: (key: string) => inStore(async (into) => (await get<string>(key, into)) ?? null),
  setItem: (key: string, value: string) => inStore((into) => set(key, value, into)),
  removeItem: (key: string) => inStore((into) => del(key, into)),
  /** Undefined when nothing is kept, or only what an earlier version of the queries has read. */
  readAt: async (): Promise<ReadAt | undefined> => {
    const kept = await inStore((into) => get<Kept>(KEPT, into));
    return kept?.version === CACHE_VERSION ? kept.at : undefined;
  },
  noteReadAt: (at: ReadAt) =>
    inStore((into) => set(KEPT, { version: CACHE_VERSION, at } satisfies Kept, into)),
};
