const LATEST_MS = 500;

/** Resolves when the page is idle, or after half a second at the latest. */
export const idle = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari lacks idle callbacks.
    if ('requestIdleCallback' in globalThis) {
      requestIdleCallback(() => resolve(), { timeout: LATEST_MS });
    } else setTimeout(resolve, 200);
  });
