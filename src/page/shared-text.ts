import { cutShared, SHARED_CACHE } from '../submissions/shared-text.ts';

/** The text last shared with this app and neither added nor discarded; '' if none. Never rejects. */
export const lastShared = async (): Promise<string> => {
  try {
    // Asked first: opening would make an empty cache in every browser.
    if (!(await caches.has(SHARED_CACHE))) return '';
    const cache = await caches.open(SHARED_CACHE);
    // The worker of an earlier release kept every text, at any length.
    const responses = await cache.matchAll();
    return cutShared((await responses.at(-1)?.text()) ?? '');
  } catch {
    // No cache storage here, so nothing was shared either.
    return '';
  }
};

/** Forgets it. Rejects when that fails. */
export const forgetShared = async (): Promise<void> => {
  if ('caches' in globalThis) await caches.delete(SHARED_CACHE);
};
