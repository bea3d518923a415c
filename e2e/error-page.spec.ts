import type { Page } from '@playwright/test';
import { expect, pageTest as test } from './harness/fixtures.ts';
import { followInFooter, reconnect, settled } from './harness/visitor.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('if the next page cannot load because there is no connection, the error page says so, and the next page opens when the connection returns', {
  tag: '@cases',
}, async ({ visitor, network }) => {
  visitor.allow(/dynamically imported module/);
  const page = await visitor.newPage('/');
  await settled(page);
  network.cut();
  await followInFooter(page, 'Research');
  await expect(heading(page)).toHaveText('Error Page');
  await expect(page).toHaveTitle(/^Error Page · /);
  const main = page.getByRole('main');
  await expect(main).toContainText('There is no connection');
  await expect(main).not.toContainText('stopped working');
  await expect(main.getByRole('button', { name: 'Reload this page' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Go to the home page' })).toBeVisible();

  await reconnect(network, page);
  await expect(heading(page)).not.toHaveText('Error Page');
  await expect(page).toHaveURL('/company/research');
  await expect(page).not.toHaveTitle(/Error Page/);
});

test("if the next page's script no longer exists, the error page reports a failure and has a title", async ({
  visitor,
}) => {
  visitor.allow(/404/, /dynamically imported module/);
  const page = await visitor.newPage('/');
  await settled(page);
  await page.route(/research-[\w-]+\.js/, (route) => route.fulfill({ status: 404 }));
  // Pretends that the page has just reloaded itself, which it does at most once a minute.
  await page.evaluate(() => sessionStorage.setItem('reloaded-for-chunk', String(Date.now())));
  await followInFooter(page, 'Research');
  await expect(heading(page)).toHaveText('Error Page');
  await expect(page).toHaveTitle(/^Error Page · /);
  await expect(page.getByRole('main')).toContainText('stopped working');
  await expect(page.getByRole('main')).not.toContainText('There is no connection');
  await followInFooter(page, 'Culture');
  await expect(page).toHaveURL('/company/culture');
  await expect(page).toHaveTitle(/ulture/);
});

test('if the script that contains all sections is missing, the error page still has the top bar and the footer', {
  tag: '@cases',
}, async ({ visitor }) => {
  visitor.allow(/ERR_FAILED|dynamically imported module/);
  const page = await visitor.context.newPage();
  await page.addInitScript(() => sessionStorage.setItem('reloaded-for-chunk', String(Date.now())));
  await page.route(/\/(?:islands|stills)-[\w-]+\.js$/, (route) => route.abort());
  await page.goto('/');
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await page.getByRole('banner').getByRole('link', { name: 'Training' }).click();
  await expect(heading(page)).toHaveText('Error Page');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Careers' })).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Services' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'All services' }).click();
  await expect(page).toHaveURL('/services');
  await expect(page.getByRole('main')).toContainText('service');
});
