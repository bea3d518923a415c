/// <reference lib="webworker" />
declare const self: ServiceWorkerGlobalScope;

/** Returns the open pages of the site, even those that this worker does not control. */
export const openPages = (): Promise<readonly WindowClient[]> =>
  self.clients.matchAll({ type: 'window', includeUncontrolled: true });
