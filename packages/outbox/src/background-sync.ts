// Background Sync (WICG) is not in TypeScript's library.
interface SyncRegistration extends ServiceWorkerRegistration {
  readonly sync?: { register(tag: string): Promise<void> };
}

/** Lets Background Sync, if supported, wake the worker once the device is online. Never rejects. */
export const requestSync = async (tag: string): Promise<void> => {
  try {
    const registration: SyncRegistration | undefined = await navigator.serviceWorker?.ready;
    await registration?.sync?.register(tag);
  } catch {
    // The visitor has switched Background Sync off, or blocks site data.
  }
};
