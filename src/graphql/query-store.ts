import { createStore, del, get, set, type UseStore } from 'idb-keyval';
import { storagePrefix } from '../content/site.ts';
import { inTime } from './in-time.ts';

/** Increase this when a query in `opening-lists.ts` changes, so that older caches are discarded. */
const CACHE_VERSION = 3;
export const QUERIES = `${storagePrefix}-queries`;
const KEPT = 'kept';
// The time limit for a database operation. WebKit sometimes cannot open a database until the page
// is reloaded. https://bugs.webkit.org/show_bug.cgi?id=226547
const PATIENCE_MS = 3_000;

/** When each stored list was read (ISO 8601), keyed by the list's name. */
export type ReadAt = Readonly<Record<string, string>>;

let store: UseStore | undefined;

/** Runs `work` on the database. Rejects if storage is missing or does not respond. */
const inStore = async <T>(work: (store: UseStore) => Promise<T>): Promise<T> => {
  store ??= createStore(QUERIES, 'cache');
  return inTime(work(store), PATIENCE_MS, 'Storage did not respond in time');
};

/** Stores Apollo's cache on this device. Every method rejects if storage fails. */
export const queryStore = {
  getItem: (key: string) => inStore(async (into) => (await get<string>(key, into)) ?? null),
  setItem: (key: string, value: string) => inStore((into) => set(key, value, into)),
  removeItem: (key: string) => inStore((into) => del(key, into)),
  /** Resolves to undefined if no cache of this version is stored. */
  readAt: async (): Promise<ReadAt | undefined> => {
    const kept = await inStore((into) => get<{ version: number; at: ReadAt }>(KEPT, into));
    return kept?.version === CACHE_VERSION ? kept.at : undefined;
  },
  noteReadAt: (at: ReadAt) => inStore((into) => set(KEPT, { version: CACHE_VERSION, at }, into)),
};
