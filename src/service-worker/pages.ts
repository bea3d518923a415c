/// <reference lib="webworker" />
declare const self: ServiceWorkerGlobalScope;

/** Whether a page of the site is open, even one that this worker does not control. */
export const isPageOpen = async (): Promise<boolean> => {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return pages.length > 0;
};
