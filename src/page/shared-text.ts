import { cutShared, SHARED_CACHE } from '../submissions/shared-text.ts';

/**
 * The text last shared with this app and neither added nor discarded; '' if there is none. Never
 * rejects.
 */
export const lastShared = async (): Promise<string> => {
  try {
    // Check first: opening would create an empty cache in every browser.
    if (!(await caches.has(SHARED_CACHE))) return '';
    const cache = await caches.open(SHARED_CACHE);
    // The worker of an earlier release stored texts of any length.
    const responses = await cache.matchAll();
    return cutShared((await responses.at(-1)?.text()) ?? '');
  } catch {
    // Without cache storage nothing was shared either.
    return '';
  }
};

/** Deletes the shared text. Rejects when that fails. */
export const forgetShared = async (): Promise<void> => {
  if ('caches' in globalThis) await caches.delete(SHARED_CACHE);
};
