const RELOADED_AT = 'reloaded-for-chunk';
const LOOP_GUARD_MS = 60_000;

/**
 * A page that stayed open over a release may ask for a script file that is gone. It is then loaded
 * anew: once a minute at most, so never in a loop, and not offline, where that would help nobody.
 */
export const reloadOnStaleChunk = (): void => {
  addEventListener('vite:preloadError', () => {
    if (!navigator.onLine) return;
    try {
      const last = Number(sessionStorage.getItem(RELOADED_AT));
      if (Date.now() - last < LOOP_GUARD_MS) return;
      sessionStorage.setItem(RELOADED_AT, String(Date.now()));
    } catch {
      // Without storage there is no telling a loop from a first time.
      return;
    }
    location.reload();
  });
};
