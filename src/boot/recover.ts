import type { storageKeys } from '../page/storage-keys.ts';

// Imports only the type: the whole `storageKeys` object would be inlined into every page.
const RELOADS: typeof storageKeys.reloads = 'reloads';
const MOST_RELOADS = 5;
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 64_000;
const SHEET_WAIT_MS = 5_000;

/** Whether a field contains text that a reload would lose. */
export const somethingIsTyped = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );

/**
 * Reloads a page whose script or style sheet failed to load, as soon as the site responds. Reloads
 * at most five times in a row, and never if the visitor has typed text.
 */
export const reloadWhenReachable = (): void => {
  try {
    const reloads = Number(sessionStorage.getItem(RELOADS));
    if (reloads === MOST_RELOADS) return;
    const reload = () => {
      // follow-links.ts is loading another page.
      if ('leaving' in document.documentElement.dataset) return;
      if (somethingIsTyped()) return;
      sessionStorage.setItem(RELOADS, String(reloads + 1));
      location.reload();
    };
    const look = (wait: number) => {
      const again = () => look(Math.min(2 * wait, LONGEST_WAIT_MS));
      setTimeout(() => {
        fetch('', { method: 'HEAD' }).then(
          // While the site is down, a gateway responds with 5xx.
          ({ status }) => (status < 500 ? reload() : again()),
          again,
        );
      }, wait);
    };
    look(FIRST_WAIT_MS * 2 ** reloads);
  } catch {
    // Without storage, reloads cannot be counted, so the page does not reload.
  }
};

/**
 * Before hydration, reloads the page if a script or style sheet fails to load. Afterwards, retries
 * only style sheets.
 */
export const watchFiles = (): void =>
  addEventListener(
    'error',
    ({ target }) => {
      const sheet = target instanceof HTMLLinkElement && target.rel === 'stylesheet' && target;
      const url = sheet ? sheet.href : target instanceof HTMLScriptElement ? target.src : '';
      if (!url.startsWith(location.origin)) return;
      if (!document.documentElement.dataset['hydrated']) reloadWhenReachable();
      else if (sheet && !sheet.dataset['again']) {
        sheet.dataset['again'] = '1';
        setTimeout(() => sheet.replaceWith(sheet.cloneNode()), SHEET_WAIT_MS);
      }
    },
    true,
  );
