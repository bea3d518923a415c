import type { Page } from '@playwright/test';
import { expect, pageTest as test } from './harness/fixtures.ts';
import { holdScript, hydrated } from './harness/visitor.ts';

const LIGHT = '#FBF8F3';
const DARK = '#100E20';

/** The colours of the title bar in the light and the dark system theme. */
const bars = (page: Page) =>
  page
    .locator('meta[name="theme-color"]')
    .evaluateAll((metas) => metas.map((meta) => meta.getAttribute('content')));

test('a theme chosen before scripts load is applied, and the title bar follows the theme', async ({
  visitor,
}) => {
  const page = await visitor.context.newPage();
  const release = await holdScript(page);
  await page.goto('/', { waitUntil: 'commit' });
  expect(await bars(page)).toEqual([LIGHT, DARK]);
  await page.getByText('Dark', { exact: true }).click();
  release();
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await expect.poll(() => bars(page)).toEqual([DARK, DARK]);

  // A stored theme is applied before the first paint.
  await page.goto('/about', { waitUntil: 'commit' });
  await page.waitForSelector('h1', { state: 'attached' });
  expect(await bars(page)).toEqual([DARK, DARK]);
  await hydrated(page);
  await page.getByText('System', { exact: true }).click();
  await expect.poll(() => bars(page)).toEqual([LIGHT, DARK]);
});

test("a product's picture follows the chosen theme or the system's", { tag: '@cases' }, async ({
  visitor,
}) => {
  const page = await visitor.newPage('/products/opher');
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await hydrated(page);
  // Compares only the picture, because its surroundings are dark in both themes.
  const look = () => page.locator('.hero-picture img').first().screenshot();
  const choose = (theme: string) => page.getByText(theme, { exact: true }).click();
  const inLight = await look();
  await page.emulateMedia({ colorScheme: 'dark' });
  const inDark = await look();
  expect(inDark.equals(inLight)).toBe(false);
  await choose('Light');
  await expect.poll(async () => (await look()).equals(inLight)).toBe(true);
  await page.emulateMedia({ colorScheme: 'light' });
  await choose('Dark');
  await expect.poll(async () => (await look()).equals(inDark)).toBe(true);
});
