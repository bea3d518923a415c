import { isPageOfItsOwn } from '../../offline-copy/kept-pages.ts';
import { observable } from '../observable.ts';

const count = observable(0);

/** The number of pages that work offline, or 0 until all of them do. */
export const keptPages = { subscribe: count.subscribe, current: count.get };

/** Counts the pages stored on this device. Never rejects. */
export const countKeptPages = async (): Promise<void> => {
  try {
    const paths = new Set<string>();
    for (const name of await caches.keys()) {
      // Skips other caches: one may just have been erased, and `open` would recreate it.
      if (!name.includes('precache')) continue;
      for (const { url } of await (await caches.open(name)).keys()) {
        const { pathname } = new URL(url);
        if (isPageOfItsOwn(pathname)) paths.add(pathname);
      }
    }
    count.set(paths.size);
  } catch {
    // If the count fails, the number does not change.
  }
};
