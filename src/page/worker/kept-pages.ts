import { isPageOfItsOwn } from '../../offline-copy/kept-pages.ts';
import { observable } from '../observable.ts';

const count = observable(0);

/**
 * How many pages open without a connection, or 0 until all pages do. A store for
 * `useSyncExternalStore`.
 */
export const keptPages = { subscribe: count.subscribe, current: count.get };

/** Counts the pages stored on this device. Never rejects. */
export const countKeptPages = async (): Promise<void> => {
  try {
    const paths = new Set<string>();
    for (const name of await caches.keys()) {
      // Does not open other caches, because `open` would recreate a cache that was just erased.
      if (!name.includes('precache')) continue;
      for (const { url } of await (await caches.open(name)).keys()) {
        const { pathname } = new URL(url);
        if (isPageOfItsOwn(pathname)) paths.add(pathname);
      }
    }
    count.set(paths.size);
  } catch {
    // If the count fails, no number is shown.
  }
};
