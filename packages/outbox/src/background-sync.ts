// Background Sync (WICG) is not in TypeScript's library.
interface SyncRegistration extends ServiceWorkerRegistration {
  readonly sync?: { register(tag: string): Promise<void> };
}

/**
 * Asks the browser to wake the worker when there is a connection, even if the site is closed. In a
 * browser without Background Sync, submissions are sent only while a page is open. Never rejects.
 */
export const requestSync = async (tag: string): Promise<void> => {
  try {
    const registration: SyncRegistration | undefined = await navigator.serviceWorker?.ready;
    await registration?.sync?.register(tag);
  } catch {
    // The visitor has switched Background Sync off, or blocks site data.
  }
};
