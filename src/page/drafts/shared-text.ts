import { SHARED_CACHE } from '../../submissions/shared-text.ts';

/**
 * Hands over what other apps have shared with this one. Each text is forgotten once `keep` has taken
 * it; one that cannot be kept, or read, stays for the next page.
 */
export const takeShared = async (keep: (text: string) => void): Promise<void> => {
  try {
    // Asked first: opening would make an empty cache in every browser.
    if (!(await caches.has(SHARED_CACHE))) return;
    const cache = await caches.open(SHARED_CACHE);
    for (const request of await cache.keys()) {
      const shared = await cache.match(request);
      if (shared) keep(await shared.text());
      await cache.delete(request);
    }
  } catch {
    // No cache storage here, so nothing was shared either; or no room for a draft.
  }
};
