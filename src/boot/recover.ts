import type { storageKeys } from '../page/storage-keys.ts';

// Its type alone is imported: the object would be in every page.
const RELOADS: typeof storageKeys.reloads = 'reloads';
const MOST_RELOADS = 5;
const FIRST_WAIT_MS = 500;
const SHEET_WAIT_MS = 5_000;

const isTyped = (field: HTMLInputElement | HTMLTextAreaElement): boolean =>
  field.value !== field.defaultValue;

/**
 * Loads a page again that has lost a script or a style sheet, once the site answers: five times at
 * most, and never over text that somebody has typed.
 */
export const reloadWhenReachable = (): void => {
  try {
    const reloads = Number(sessionStorage.getItem(RELOADS));
    if (reloads === MOST_RELOADS) return;
    const reload = () => {
      // A link has been pressed: follow-links.ts.
      if ('leaving' in document.documentElement.dataset) return;
      const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
        'input, textarea',
      );
      if ([...fields].some(isTyped)) return;
      sessionStorage.setItem(RELOADS, String(reloads + 1));
      location.reload();
    };
    const look = (wait: number) =>
      setTimeout(() => {
        fetch('', { method: 'HEAD' }).then(
          // A gateway without a site behind it has no page to load.
          ({ status }) => (status < 500 ? reload() : look(2 * wait)),
          () => look(2 * wait),
        );
      }, wait);
    look(FIRST_WAIT_MS * 2 ** reloads);
  } catch {
    // Without storage nothing counts the reloads.
  }
};

/** Recovers from lost scripts before hydration, and from lost style sheets at any time. */
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
