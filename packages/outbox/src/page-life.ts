/** Reports whether the page is in use or in the back/forward cache. */
export interface PageLife {
  /** Resolves at once if the page is in use, otherwise when the visitor returns. */
  inUse(): Promise<void>;
  /** Calls `listener` when the visitor leaves the page. Returns a function that unsubscribes. */
  onLeave(listener: () => void): () => void;
}

/** @param page the window, on which `pagehide` and `pageshow` fire */
export const createPageLife = (page: EventTarget): PageLife => {
  let isInUse = true;
  page.addEventListener('pagehide', () => {
    isInUse = false;
  });
  page.addEventListener('pageshow', () => {
    isInUse = true;
  });
  return {
    inUse: () =>
      new Promise((resolve) => {
        if (isInUse) resolve();
        else page.addEventListener('pageshow', () => resolve(), { once: true });
      }),
    onLeave(listener) {
      page.addEventListener('pagehide', listener);
      return () => page.removeEventListener('pagehide', listener);
    },
  };
};
