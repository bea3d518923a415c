/// <reference lib="webworker" />
declare const self: ServiceWorkerGlobalScope;

/** Whether any page of the site is open, controlled by this worker or not. */
export const isPageOpen = async (): Promise<boolean> => {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return pages.length > 0;
};
