const RELOADED_AT = 'reloaded-for-chunk';
const LOOP_GUARD_MS = 60_000;

const siteAnswers = (): Promise<boolean> =>
  fetch('', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/**
 * A page that stayed open over a release may ask for a script file that is gone. It is then loaded
 * anew: once a minute at most, so never in a loop, and only if the site answers, for a file that was
 * not reached is not gone, and a page loaded without a connection is no page.
 */
export const reloadOnStaleChunk = (): void => {
  addEventListener('vite:preloadError', async () => {
    if (!(await siteAnswers())) return;
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
