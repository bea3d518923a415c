import { controls } from '../src/content/controls.ts';
import { expect, test } from './harness/fixtures.ts';
import { listsAreKept } from './harness/kept-in-browser.ts';
import { noteNotices, noticesOn, shows } from './harness/notices.ts';
import { drawn, goTo, offlineReady, reconnect, reload } from './harness/visitor.ts';

test.use({ isReturning: true });
test.beforeEach(({ visitor }) => noteNotices(visitor.context));

test('the page announces a lost connection and its return, but ignores a false offline event', {
  tag: '@network',
}, async ({ homePage: page, visitor, network }) => {
  await offlineReady(page);
  // Waits for the lists: a failed request for a list would reveal the lost connection too early.
  await listsAreKept(page);
  const lost = page.getByText('No connection at the moment');
  const external = page.getByRole('link', { name: /^Visit Website/ });

  const probed = page.waitForResponse(/graphql/);
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  expect((await probed).status()).toBe(200);
  await drawn(page);
  expect(await noticesOn(page)).not.toContain('No connection at the moment');

  visitor.allow(/graphql/);
  network.cut();
  await goTo(page, '/products/opher');
  // The browser still claims to be online, and no request has failed yet.
  expect(await page.evaluate(() => navigator.onLine)).toBe(true);
  await expect(lost).toHaveCount(0);
  await expect(external.getByText(controls.needsConnection)).toBeHidden();

  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).first().click();
  await expect(lost).toBeVisible();
  await page.goBack();
  await expect(external.getByText(controls.needsConnection)).toBeVisible();

  // After a reload, the page detects the lost connection, but does not announce it again.
  await reload(page);
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('offline')));
    await expect(external.getByText(controls.needsConnection)).toBeVisible({ timeout: 1000 });
  }).toPass();
  expect(await noticesOn(page)).not.toContain('No connection at the moment');

  await reconnect(network, page);
  await shows(page, 'The connection is back');
  await expect(lost).toHaveCount(0);
  await expect(external.getByText(controls.needsConnection)).toBeHidden();
  await expect(page.getByText('The connection is back')).toHaveCount(0);
});
