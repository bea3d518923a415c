/** Whether the page is in use, or may be in the back/forward cache. */
export interface PageLife {
  isInUse(): boolean;
  /** Resolves while the page is in use, otherwise on return. */
  inUse(): Promise<void>;
  /** Calls `listener` when the visitor leaves the page. Returns a function that unsubscribes. */
  onLeave(listener: () => void): () => void;
}

/** @param page where `pagehide` and `pageshow` are dispatched: the window. */
export const createPageLife = (page: EventTarget): PageLife => {
  let isInUse = true;
  page.addEventListener('pagehide', () => {
    isInUse = false;
  });
  page.addEventListener('pageshow', () => {
    isInUse = true;
  });
  return {
    isInUse: () => isInUse,
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
