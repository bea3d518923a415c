import type { Page } from '@playwright/test';
import { home } from '../src/content/pages/home.ts';
import { pages } from '../src/prerender/pages.ts';
import { violationsOn } from './harness/axe.ts';
import { saveOffline } from './harness/contact-form.ts';
import { devices } from './harness/devices.ts';
import { expect, test } from './harness/fixtures.ts';
import { followInFooter, goTo, hydrated, offlineReady, reconnect } from './harness/visitor.ts';

const ownPages = pages.filter(
  ({ canonical, path }) => canonical || ['/auth', '/search'].includes(path),
).length;
/** Fires `offline` until the page changes colours, because it may not be listening yet. */
const becomesLampLit = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        dispatchEvent(new Event('offline'));
        return 'offline' in document.documentElement.dataset;
      }),
    )
    .toBe(true);
const street = (page: Page) => page.getByRole('contentinfo').locator('.street');

/** The colours of the browser's own bar and of the page below it, as `rgb(…)`. */
const barAndPage = (page: Page) =>
  page.evaluate(() => {
    const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
    const bar = document.createElement('i');
    bar.style.color = metas.find(({ media }) => matchMedia(media).matches)?.content ?? '';
    return [bar.style.color, getComputedStyle(document.body).backgroundColor];
  });

/** The colour schemes of the page and of a panel on it. */
const schemes = (page: Page) =>
  page.evaluate(() =>
    ['html', '.tone-surface:not(.section)'].map((selector) => {
      const element = document.querySelector(selector);
      return element && getComputedStyle(element).colorScheme;
    }),
  );

test('when the offline copy is complete, the number of stored pages appears below the visible part of the home page, so that nothing on screen moves', {
  tag: '@pages',
}, async ({ visitor }) => {
  const page = await visitor.newPage('/');
  const band = page.getByRole('region', { name: home.offlineBand.title });
  await expect(band).toHaveCount(0);
  await hydrated(page);
  await offlineReady(page);
  await expect(band).toContainText(`all ${ownPages} pages`);
  await expect(band.locator('.street i')).toHaveCount(ownPages);
  await expect(band).not.toBeInViewport();
});

for (const [name, device] of Object.entries(devices)) {
  test.describe(`on a ${name}`, () => {
    // Prevents transitions, which change the contrast while they run.
    test.use({ device: { ...device, reducedMotion: 'reduce' }, isReturning: true });

    test('a page that loses its connection changes to its offline colours, and nothing moves', {
      tag: '@pages',
    }, async ({ visitor, network }) => {
      // This page has no external links. Offline, an external link shows a note, which moves text.
      const page = await visitor.open('/company/culture');
      await offlineReady(page);
      const places = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('main *, footer > *')].map(
            (element) => element.getBoundingClientRect().top + scrollY,
          ),
        );
      const before = await places();
      network.cut();
      await becomesLampLit(page);
      await expect(street(page).locator('i')).toHaveCount(ownPages);
      expect(await places()).toEqual(before);

      const lit = street(page).locator('i[data-lit]');
      await expect(lit).toHaveCount(1);
      await followInFooter(page, 'Privacy Policy');
      await expect(lit).toHaveCount(2);

      await goTo(page, '/contact');
      await saveOffline(page, network);
      await expect(lit).toHaveCount(2);
      for (const path of ['/contact', '/', '/services/analytics', '/company/culture']) {
        await goTo(page, path);
        await becomesLampLit(page);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          expect.soft(await violationsOn(page), `${path}, ${colorScheme}`).toEqual([]);
          const [bar, below] = await barAndPage(page);
          expect(bar, `${path}, ${colorScheme}`).toBe(below);
          expect(await schemes(page), `${path}, ${colorScheme}`).toEqual(['dark', 'light']);
        }
      }

      await reconnect(network, page);
      await expect(page.locator('.street[data-runs]')).toHaveCount(1);
      await expect(page.locator('html[data-offline]')).toHaveCount(0);
      await expect(street(page)).toHaveCount(0);
      const [bar, below] = await barAndPage(page);
      expect(bar).toBe(below);
    });
  });
}
