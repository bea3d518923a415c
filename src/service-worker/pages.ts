/// <reference lib="webworker" />
declare const self: ServiceWorkerGlobalScope;

/** Returns the site's open pages, including those that this worker does not control. */
export const openPages = (): Promise<readonly WindowClient[]> =>
  self.clients.matchAll({ type: 'window', includeUncontrolled: true });
