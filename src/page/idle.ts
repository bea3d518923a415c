const LATEST_MS = 500;

/** Resolves when the page is idle, or at the latest after half a second. */
export const idle = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari lacks idle callbacks.
    if ('requestIdleCallback' in globalThis) {
      requestIdleCallback(() => resolve(), { timeout: LATEST_MS });
    } else setTimeout(resolve, 200);
  });
