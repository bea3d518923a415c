// Background Sync (WICG) is not in TypeScript's library.
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
  readonly lastChance: boolean;
}
interface ServiceWorkerGlobalScopeEventMap {
  sync: SyncEvent;
}
interface ServiceWorkerRegistration {
  readonly sync?: { register(tag: string): Promise<void> };
}
