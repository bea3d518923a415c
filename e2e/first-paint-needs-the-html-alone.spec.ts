import type { Page, Route } from '@playwright/test';
import { canonicalPages } from '../src/prerender/pages.ts';
import { devices } from './harness/devices.ts';
import { expect, pageTest as test } from './harness/fixtures.ts';

/** The positions and styles of all elements that are not hidden. */
const looks = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll('body, body *')];
    return all
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const { color, backgroundColor, fontSize, borderTopColor } = getComputedStyle(element);
        const places = [x, y, width, height].map((place) => place.toFixed(1));
        const name = `${element.localName}.${element.getAttribute('class') ?? ''}`;
        return [name, ...places, color, backgroundColor, fontSize, borderTopColor].join(' ');
      });
  });

for (const [name, { viewport }] of Object.entries(devices)) {
  test.describe(`on a ${name}`, () => {
    // Resizing a page later can race with its first paint.
    test.use({ device: { viewport } });

    test('the inlined styles alone render each page exactly as the whole style sheet does', {
      tag: '@pages',
    }, async ({ visitor }) => {
      test.slow();
      const page = await visitor.context.newPage();
      // Prevents animations, which would make the comparison fail.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.route(/\/assets\/.*\.js$/, () => {});
      let held: Route[] = [];
      await page.route(/\/assets\/.*\.css$/, (route) => void held.push(route));
      for (const { path } of canonicalPages) {
        held = [];
        await page.goto(path, { waitUntil: 'commit' });
        // The style sheet is requested after the first paint.
        await expect.poll(() => held.length, { message: path }).toBeGreaterThan(0);
        await page.waitForFunction(() => document.readyState !== 'loading');
        // Uses only fallback fonts, and loads them now, so that no font loads between snapshots.
        await page.evaluate(async () => {
          delete document.documentElement.dataset['fonts'];
          const fallbacks = [...document.fonts].filter(({ family }) => family.includes('Fallback'));
          // `load` rejects if this machine lacks the font.
          await Promise.allSettled(fallbacks.map((font) => font.load()));
        });
        const before = await looks(page);
        const sheets = await page.evaluate(() => document.styleSheets.length);
        for (const route of held) await route.continue();
        await page.waitForFunction((count) => document.styleSheets.length > count, sheets);
        const after = await looks(page);
        expect(after.length, path).toBe(before.length);
        expect(
          after.filter((look, at) => look !== before[at]),
          path,
        ).toEqual([]);
      }
    });
  });
}
