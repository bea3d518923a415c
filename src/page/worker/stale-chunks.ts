import { isHydrated } from '../hydration.ts';
import { storageKeys } from '../storage-keys.ts';

const LOOP_GUARD_MS = 60_000;

const siteAnswers = (): Promise<boolean> =>
  fetch('', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => {
      // The code that watches the connection may be lost as well.
      document.documentElement.dataset['offline'] = '';
      return false;
    },
  );

const somethingIsTyped = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );

/** When another page was last requested by a link, a form or a script; ms since the epoch. */
let leftAt = 0;

/** Vite's message about a style sheet that a script waits for. */
const LOST_SHEET = /^Unable to preload CSS/;

/**
 * A page that stayed open during a release may request a file that is gone, and is then reloaded.
 * Exceptions: not more than once a minute, which prevents loops; not if text has been typed; not if
 * the site does not answer, because the file may still exist and a reload without a connection
 * loses the page; not during a navigation, for which Firefox aborts imports, because a reload would
 * cancel it. A script runs even without its style sheet: it may have a message to send.
 */
export const reloadOnStaleChunk = (): void => {
  // Older browsers lack it; there a reload may win.
  window.navigation?.addEventListener('navigate', ({ destination, downloadRequest }) => {
    if (!destination.sameDocument && downloadRequest === null) leftAt = Date.now();
  });
  addEventListener('vite:preloadError', async (event) => {
    // https://vite.dev/guide/build#load-error-handling
    if (LOST_SHEET.test(event.payload.message)) event.preventDefault();
    // src/boot handles a page that was never hydrated.
    if (!isHydrated() || !(await siteAnswers()) || somethingIsTyped()) return;
    if (Date.now() - leftAt < LOOP_GUARD_MS) return;
    try {
      const last = Number(sessionStorage.getItem(storageKeys.reloadedForChunk));
      if (Date.now() - last < LOOP_GUARD_MS) return;
      sessionStorage.setItem(storageKeys.reloadedForChunk, String(Date.now()));
    } catch {
      // Without storage a loop cannot be detected.
      return;
    }
    location.reload();
  });
};
