import { storageKeys } from '../storage-keys.ts';

const LOOP_GUARD_MS = 60_000;

const siteAnswers = (): Promise<boolean> =>
  fetch('', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

const somethingIsTyped = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );

/**
 * A page that stayed open over a release may ask for a script file that is gone. It is then reloaded: once a minute at most, so never in a loop; never over words that somebody has typed; and
 * only if the site answers, for a file that was not reached may not be gone, and a page loaded
 * without a connection is no page.
 */
export const reloadOnStaleChunk = (): void => {
  addEventListener('vite:preloadError', async () => {
    if (!(await siteAnswers()) || somethingIsTyped()) return;
    try {
      const last = Number(sessionStorage.getItem(storageKeys.reloadedForChunk));
      if (Date.now() - last < LOOP_GUARD_MS) return;
      sessionStorage.setItem(storageKeys.reloadedForChunk, String(Date.now()));
    } catch {
      // Without storage there is no telling a loop from a first time.
      return;
    }
    location.reload();
  });
};
