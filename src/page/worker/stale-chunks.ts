import { isHydrated } from '../hydration.ts';
import { storageKeys } from '../storage-keys.ts';

const LOOP_GUARD_MS = 60_000;

const siteAnswers = (): Promise<boolean> =>
  fetch('', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => {
      // The code that watches the connection may have been lost with it.
      document.documentElement.dataset['offline'] = '';
      return false;
    },
  );

const somethingIsTyped = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );

/** When another page was last asked for, by a link, a form or a script; ms since the epoch. */
let leftAt = 0;

/** Vite's words for a style sheet that a script would have waited for. */
const LOST_SHEET = /^Unable to preload CSS/;

/**
 * A page that stayed open over a release may ask for a file that is gone. It is then reloaded: once a
 * minute at most, so never in a loop; never over words that somebody has typed; and only if the site
 * answers, for a file that was not reached may not be gone, and a page loaded without a connection is
 * no page; and not while another page is on its way, for which Firefox gives up what is imported: a
 * reload would hold the visitor back. A script runs without its style sheet meanwhile: it may have a
 * message to send.
 */
export const reloadOnStaleChunk = (): void => {
  // Older browsers lack it; there the reload may come first.
  window.navigation?.addEventListener('navigate', ({ destination, downloadRequest }) => {
    if (!destination.sameDocument && downloadRequest === null) leftAt = Date.now();
  });
  addEventListener('vite:preloadError', async (event) => {
    // https://vite.dev/guide/build#load-error-handling
    if (LOST_SHEET.test(event.payload.message)) event.preventDefault();
    // src/boot reloads a page that is not hydrated.
    if (!isHydrated() || !(await siteAnswers()) || somethingIsTyped()) return;
    if (Date.now() - leftAt < LOOP_GUARD_MS) return;
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
