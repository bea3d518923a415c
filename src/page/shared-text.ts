import { cutShared, SHARED_CACHE } from '../submissions/shared-text.ts';

/** Resolves to the last text that another app shared, or '' if none is stored. Never rejects. */
export const lastShared = async (): Promise<string> => {
  try {
    // Checks first, because `open` would create an empty cache on every device.
    if (!(await caches.has(SHARED_CACHE))) return '';
    const cache = await caches.open(SHARED_CACHE);
    // Cuts the text again, because workers of earlier releases stored text of any length.
    const responses = await cache.matchAll();
    return cutShared((await responses.at(-1)?.text()) ?? '');
  } catch {
    // If the Cache API fails, it cannot have stored any text.
    return '';
  }
};

export const forgetShared = async (): Promise<void> => {
  if ('caches' in globalThis) await caches.delete(SHARED_CACHE);
};
