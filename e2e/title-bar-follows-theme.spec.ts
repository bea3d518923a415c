import type { Page } from '@playwright/test';
import { expect, readingTest as test } from './harness/fixtures.ts';
import { hydrated } from './harness/visitor.ts';

const LIGHT = '#FBF8F3';
const DARK = '#100E20';

const bars = (page: Page) =>
  page
    .locator('meta[name="theme-color"]')
    .evaluateAll((metas) =>
      metas.map((meta) => [meta.getAttribute('media'), meta.getAttribute('content')]),
    );
const light = '(prefers-color-scheme: light)';
const dark = '(prefers-color-scheme: dark)';

test('the title bar has the colour of the theme, chosen or the system’s', async ({ visitor }) => {
  const page = await visitor.newPage('/');
  await hydrated(page);
  const bySystem = [
    [light, LIGHT],
    [dark, DARK],
  ];
  expect(await bars(page)).toEqual(bySystem);
  const allDark = [
    [light, DARK],
    [dark, DARK],
  ];
  await page.getByText('Dark', { exact: true }).click();
  await expect.poll(() => bars(page)).toEqual(allDark);

  // Remembered, it is there before anything is painted.
  await page.goto('/about', { waitUntil: 'commit' });
  await page.waitForSelector('h1', { state: 'attached' });
  expect(await bars(page)).toEqual(allDark);
  await hydrated(page);
  await page.getByText('System', { exact: true }).click();
  await expect.poll(() => bars(page)).toEqual(bySystem);
});
