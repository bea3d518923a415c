const LATEST_MS = 500;

/** Resolves when the page has nothing to do for its visitor, or half a second from now. */
export const idle = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in globalThis) {
      requestIdleCallback(() => resolve(), { timeout: LATEST_MS });
    } else setTimeout(resolve, 200);
  });
