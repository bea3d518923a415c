import { type BrowserContext, expect, type Page } from '@playwright/test';
import { home } from '../../src/content/pages/home.ts';
import type { Network } from './network.ts';
import { hydrated } from './visitor.ts';

/**
 * Records the titles of notices and form outcomes on every page opened afterwards, because
 * some titles disappear after five seconds.
 */
export const noteNotices = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const noted: string[] = [];
    const lastOf = new WeakMap<Element, string>();
    Object.assign(window, { noted });
    const places = [
      '[data-notice]',
      ...['main', 'footer'].map((part) => `${part} :is([role=status], [role=group])`),
    ].join();
    new MutationObserver(() => {
      for (const place of document.querySelectorAll(places)) {
        const title = place.querySelector('p');
        const words = title?.textContent ?? '';
        if (words === '' || lastOf.get(place) === words) continue;
        if (!title?.checkVisibility({ visibilityProperty: true })) continue;
        lastOf.set(place, words);
        noted.push(words);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });

/** The titles that this page has shown since it was loaded, oldest first. Needs `noteNotices`. */
export const noticesOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as { noted: readonly string[] }).noted);

/** Waits until a page has shown a notice or outcome with this title. The page may reload. */
export const shows = (
  page: Page,
  title: string,
  { timeout = 15_000 }: { readonly timeout?: number } = {},
): Promise<void> =>
  expect(async () => expect(await noticesOn(page)).toContain(title)).toPass({ timeout });

/**
 * Waits until the home page shows that this device has the whole site. Then cuts the connection,
 * and waits for the notice that reports the loss. After that, no download notice can appear.
 */
export const saysNoMoreOfDownload = async (page: Page, network: Network): Promise<void> => {
  await hydrated(page);
  await expect(page.getByRole('region', { name: home.offlineBand.title })).toBeAttached();
  network.cut();
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  await shows(page, 'No connection at the moment');
};
