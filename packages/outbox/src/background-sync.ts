// Background Sync (WICG) is not in TypeScript's library.
interface SyncRegistration extends ServiceWorkerRegistration {
  readonly sync?: { register(tag: string): Promise<void> };
}

/**
 * Asks the browser to wake the worker when there is a connection, also with the site closed. A help
 * only: nothing waits for it, and without it the pages send by themselves. Never rejects.
 */
export const requestSync = async (tag: string): Promise<void> => {
  try {
    const registration: SyncRegistration | undefined = await navigator.serviceWorker?.ready;
    await registration?.sync?.register(tag);
  } catch {
    // Refused where the visitor has switched background sync off, or lets no site store anything.
  }
};
