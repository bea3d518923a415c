import { expect, test } from './harness/fixtures.ts';
import { hydrated, offlineReady, reconnect } from './harness/visitor.ts';

test('the first visit says once that the site is available offline', async ({ visitor }) => {
  const page = await visitor.newPage('/');
  await expect(page.getByText('Available offline')).toBeVisible({ timeout: 40_000 });
  const second = await visitor.newPage('/about');
  await hydrated(second);
  await second.waitForLoadState('networkidle');
  await expect(second.getByText('Available offline')).toHaveCount(0);
});

test.describe('on a later visit', () => {
  test.use({ isReturning: true });

  test('a connection that really fails is announced, and so is its return', {
    tag: '@network',
  }, async ({ visitor, network }) => {
    const page = await visitor.newPage('/');
    await offlineReady(page);
    const lost = page.getByText('No connection at the moment');
    const external = page.getByRole('link', { name: /^Visit Website/ });

    visitor.allow(/graphql/);
    network.cut();
    await page.goto('/products/opher');
    await hydrated(page);
    // The browser still believes that it is online, and nothing has failed yet.
    expect(await page.evaluate(() => navigator.onLine)).toBe(true);
    await expect(lost).toHaveCount(0);
    await expect(external.getByText('needs a connection')).toBeHidden();

    await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).first().click();
    await expect(lost).toBeVisible();
    await page.goBack();
    await expect(external.getByText('needs a connection')).toBeVisible();

    await reconnect(network, page);
    await expect(page.getByText('The connection is back')).toBeVisible();
    await expect(lost).toHaveCount(0);
    await expect(external.getByText('needs a connection')).toBeHidden();
    await expect(page.getByText('The connection is back')).toHaveCount(0);
  });
});

test('a browser that wrongly believes to be offline is not believed', async ({ visitor }) => {
  const page = await visitor.newPage('/');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const probed = page.waitForResponse(/graphql/);
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  expect((await probed).status()).toBe(200);
  await expect(page.getByText('No connection at the moment')).toHaveCount(0);
});
