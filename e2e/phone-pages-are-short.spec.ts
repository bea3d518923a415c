import { canonicalPages } from '../src/prerender/pages.ts';
import { phone } from './harness/devices.ts';
import { expect, pageTest as test } from './harness/fixtures.ts';
import { goTo, useOwnFonts } from './harness/visitor.ts';

const LONGEST_PX = 7300;

const longer: Readonly<Record<string, number>> = {
  // This page shows three projects, eight services and six products.
  '/': 9000,
  // This page has a table of contents.
  '/privacy': 10_000,
  // This page lists everything that the site stores.
  '/cookies': 7500,
};

test.use({ device: { ...phone, reducedMotion: 'reduce' } });

test('every page is reasonably short on a phone', { tag: '@pages' }, async ({ visitor }) => {
  test.slow();
  const page = await visitor.context.newPage();
  await useOwnFonts(page);
  for (const { path } of canonicalPages) {
    await goTo(page, path);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect.soft(height, path).toBeLessThanOrEqual(longer[path] ?? LONGEST_PX);
  }
});
