export type PageLife = ReturnType<typeof createPageLife>;

/**
 * Reports whether the page is in use or in the back/forward cache.
 * @param page the window, on which `pagehide` and `pageshow` fire
 */
export const createPageLife = (page: EventTarget) => {
  let isInUse = true;
  page.addEventListener('pagehide', () => {
    isInUse = false;
  });
  page.addEventListener('pageshow', () => {
    isInUse = true;
  });
  return {
    /** Resolves at once if the page is in use, otherwise when the visitor returns. */
    inUse: () =>
      new Promise<void>((resolve) => {
        if (isInUse) resolve();
        else page.addEventListener('pageshow', () => resolve(), { once: true });
      }),
    /** Calls `listener` when the visitor leaves the page. Returns a function that unsubscribes. */
    onLeave(listener: () => void) {
      page.addEventListener('pagehide', listener);
      return () => page.removeEventListener('pagehide', listener);
    },
  };
};
