/** Whether the page is in use, or has been left and may stand still in the back/forward cache. */
export interface PageLife {
  isInUse(): boolean;
  /** Resolves at once in a page that is in use, else when it is back. */
  inUse(): Promise<void>;
  /** Calls `listener` when the page is left; the function returned takes it away. */
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
