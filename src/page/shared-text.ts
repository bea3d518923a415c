import { SHARED_CACHE, SHARED_KEY } from '../submissions/shared-text.ts';

/** Resolves to the last text that another app shared, or '' if none is stored. Never rejects. */
export const lastShared = async (): Promise<string> => {
  try {
    // Checks first, because `open` would create an empty cache on every device.
    if (!(await caches.has(SHARED_CACHE))) return '';
    const stored = await (await caches.open(SHARED_CACHE)).match(SHARED_KEY);
    return (await stored?.text()) ?? '';
  } catch {
    // If the Cache API fails, no text was stored either.
    return '';
  }
};

/** Deletes the shared text. Rejects if that fails. */
export const forgetShared = async (): Promise<void> => {
  if ('caches' in globalThis) await caches.delete(SHARED_CACHE);
};
