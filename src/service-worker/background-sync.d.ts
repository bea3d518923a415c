// Background Sync (WICG) is not in TypeScript's library.
interface ServiceWorkerRegistration {
  readonly sync?: { register(tag: string): Promise<void> };
}
