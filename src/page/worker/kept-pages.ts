import { isPageOfItsOwn } from '../../offline-copy/kept-pages.ts';
import { observable } from '../observable.ts';

const count = observable(0);

/**
 * How many pages open without a connection; 0 until all of them do. A store for
 * `useSyncExternalStore`.
 */
export const keptPages = { subscribe: count.subscribe, current: count.get };

/** Counts the pages stored on this device. Never rejects. */
export const countKeptPages = async (): Promise<void> => {
  try {
    const paths = new Set<string>();
    for (const name of await caches.keys()) {
      // Opening a cache that was just erased would create it again, empty.
      if (!name.includes('precache')) continue;
      for (const { url } of await (await caches.open(name)).keys()) {
        const { pathname } = new URL(url);
        if (isPageOfItsOwn(pathname)) paths.add(pathname);
      }
    }
    count.set(paths.size);
  } catch {
    // Without a count, no number is shown.
  }
};
