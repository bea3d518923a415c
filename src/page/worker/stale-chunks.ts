import { somethingIsTyped } from '../../boot/recover.ts';
import { isHydrated } from '../hydration.ts';
import { storageKeys } from '../storage-keys.ts';

const LOOP_GUARD_MS = 60_000;

const siteAnswers = (): Promise<boolean> =>
  fetch('', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => {
      // Set here, because the code that watches the connection may also have failed to load.
      document.documentElement.dataset['offline'] = '';
      return false;
    },
  );

/** When a link, a form or a script last requested another page, in ms since the epoch. */
let leftAt = 0;

/** Vite's error message if a script's style sheet fails to load. */
const LOST_SHEET = /^Unable to preload CSS/;

/**
 * Reloads the page if a script or its style sheet fails to load, because a new release may have
 * replaced the file while the page was open. Does not reload
 * - more than once a minute, which prevents loops,
 * - if the visitor has typed text,
 * - if the site does not respond, because an offline reload would lose the page,
 * - shortly after a navigation begins: Firefox then aborts imports, and a reload would cancel the
 *   navigation.
 * If only a style sheet fails to load, the script that imports it still runs.
 */
export const reloadOnStaleChunk = (): void => {
  // In older browsers, which lack `navigation`, a reload may cancel a navigation.
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
      // Without storage, a loop of reloads cannot be detected.
      return;
    }
    location.reload();
  });
};
