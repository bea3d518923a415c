import type { Page } from '@playwright/test';
import { culture } from '../src/content/pages/culture.ts';
import { expect, pageTest as test } from './harness/fixtures.ts';
import { movementsOn, recordMovements } from './harness/movements.ts';
import { drawn, settled, type Visitor } from './harness/visitor.ts';

const openWatched = async (visitor: Visitor, path: string): Promise<Page> => {
  const page = await visitor.context.newPage();
  await page.addInitScript(recordMovements);
  await page.goto(path);
  await settled(page);
  return page;
};

const scrollThrough = async (page: Page) => {
  // Scrolls by script, because the browser merges wheel events while the page is busy.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const step = () => {
          if (scrollY + innerHeight >= document.documentElement.scrollHeight - 1) return resolve();
          scrollBy({ top: 60, behavior: 'instant' });
          // Observers report only in the next frame.
          requestAnimationFrame(() => requestAnimationFrame(step));
        };
        step();
      }),
  );
  await drawn(page);
};

const sections = [
  { path: '/team', texts: [/Rudzani Nemavhola/] },
  { path: '/company/culture', texts: [/Heritage & Legacy/, /Client-Centricity/, /Contact Us/] },
  { path: '/company/initiatives', texts: [/Local Talent Upliftment/, /Palesa Mokhethi/] },
];

const [, second] = culture.commitments.items;

test.describe('in a short window', { tag: '@motion' }, () => {
  // In this window, only the hero is above the fold.
  test.use({ device: { viewport: { width: 1280, height: 560 } } });

  for (const { path, texts } of sections) {
    test(`content below the fold of ${path} moves up once, when it is first scrolled into view`, async ({
      visitor,
    }) => {
      const page = await openWatched(visitor, path);
      expect(await movementsOn(page)).toEqual([]);
      await scrollThrough(page);
      // Ignores the animations of rotating quotes, which have a different duration.
      const rises = async () => (await movementsOn(page)).filter(({ ms }) => ms === 450);
      for (const text of texts) {
        await expect
          .poll(async () => (await rises()).some((each) => text.test(each.text)), `${text}`)
          .toBe(true);
      }
      const first = await rises();
      await page.evaluate(() => scrollTo(0, 0));
      await scrollThrough(page);
      expect(await rises()).toHaveLength(first.length);
      await expect(page.locator('.reveal-near')).toHaveCount(0);
    });
  }
});

test.describe('with reduced motion', { tag: '@motion' }, () => {
  test.use({ device: { reducedMotion: 'reduce' } });

  for (const { path } of sections) {
    test(`no script animates anything on ${path}`, async ({ visitor }) => {
      const page = await openWatched(visitor, path);
      await scrollThrough(page);
      if (path === '/company/culture') {
        await page.getByRole('tab', { name: second.title }).click({ force: true });
        await expect(page.getByText(second.overview)).toBeVisible();
      }
      await drawn(page);
      expect(await movementsOn(page)).toEqual([]);
    });
  }
});
