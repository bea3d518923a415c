import { aliases } from '../../content/aliases.ts';
import { observable } from '../observable.ts';

/** The number of pages that work offline, or 0 until all of them do. */
export const keptPages = observable(0);

const PAGE = /^\/(.+)\.html$/;
// The count omits form responses, programmes, single openings, and fallbacks for unknown URLs.
const ASIDE = /^(404|sent\/.+|newsletter\/.+|training\/.+|(.+\/)?_.*)$/;

/** Whether this file of the offline copy counts as a page in the number that visitors see. */
export const isPageOfItsOwn = (path: string): boolean => {
  const [, name] = PAGE.exec(path) ?? [];
  return name !== undefined && !ASIDE.test(name) && !Object.hasOwn(aliases, `/${name}`);
};

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
    keptPages.set(paths.size);
  } catch {
    // If the count fails, the number does not change.
  }
};
