import type { Page } from '@playwright/test';
import { expect, test } from './harness/fixtures.ts';
import { noteNotices, noticesOn, saysNoMoreOfDownload, shows } from './harness/notices.ts';
import { archiveOf, halfOf, keptUrls } from './harness/offline-copy.ts';
import { missingOffline, offlineReady, reconnect } from './harness/visitor.ts';

const AVAILABLE = 'Available offline';

test.beforeEach(({ visitor }) => noteNotices(visitor.context));

/** Reloads the site until a page arrives, as an impatient visitor would. */
const insist = async (page: Page): Promise<void> => {
  await expect(async () => {
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.locator('#app')).toBeAttached({ timeout: 2_000 });
  }).toPass();
};

const expectedFailures = [
  /net::ERR_/,
  /dynamically imported module/,
  /Importing a module script failed/,
  /the following icon from the Manifest/,
];

for (const [fault, faults] of [
  ['30 % of all requests fail', { drops: 0.3 }],
  ['every connection breaks after 200 KB', { cutAfterBytes: 200 * 1024 }],
] as const) {
  test(`if ${fault}, the first visit still makes the site available offline`, {
    tag: '@network',
  }, async ({ visitor, network }) => {
    test.slow();
    visitor.allow(...expectedFailures);
    Object.assign(network, faults);
    const page = await visitor.context.newPage();
    await insist(page);
    await shows(page, AVAILABLE, { timeout: 120_000 });
    // Retries, because a page that failed to load a script may reload itself in the meantime.
    await expect(async () => {
      expect(await missingOffline(page)).toEqual({ essentials: 0, optional: 0 });
    }).toPass({ timeout: 30_000 });
  });
}

test('the download shows its progress, resumes after a lost connection, and announces its completion', {
  tag: '@network',
}, async ({ visitor, network }) => {
  test.slow();
  visitor.allow(...expectedFailures);
  const asked: string[] = [];
  const inProgress = new Set<string>();
  visitor.context.on('request', (request) => {
    if (!request.serviceWorker()) return;
    const { pathname } = new URL(request.url());
    asked.push(pathname);
    inProgress.add(pathname);
  });
  visitor.context.on('requestfinished', (request) => {
    if (request.serviceWorker()) inProgress.delete(new URL(request.url()).pathname);
  });
  const pages = await archiveOf('pages');
  const half = halfOf(pages, new Promise(() => {}));
  network.intercept = (path) => (path === `/${pages}` ? half : undefined);
  network.delayMs = 300;
  const page = await visitor.newPage('/');
  const progress = page.locator('[data-notice="downloading"]');
  await expect(progress).toContainText(/\d%/);
  await expect(progress.getByRole('progressbar')).toBeVisible();
  const keptPages = async () => (await keptUrls(page)).filter((url) => url.includes('.html'));
  await expect.poll(async () => (await keptPages()).length).toBeGreaterThan(10);
  await expect.poll(() => [...inProgress]).toEqual([`/${pages}`]);
  network.cut();
  // The download gives up after six attempts at one file, which take about ten seconds.
  await expect(progress).toBeHidden({ timeout: 60_000 });
  const before = asked.length;
  network.delayMs = 0;
  network.intercept = () => undefined;

  await reconnect(network, page);
  await shows(page, AVAILABLE, { timeout: 60_000 });
  expect(await missingOffline(page)).toEqual({ essentials: 0, optional: 0 });
  // Only requests that had failed or were in progress are repeated.
  const again = new Set(asked.slice(before).filter((path) => asked.indexOf(path) < before));
  expect([...again].filter((path) => /offline-(?:code|pictures|index)/.test(path))).toEqual([]);
  expect(again.size).toBeLessThan(6);
  await page.reload();
  await saysNoMoreOfDownload(page, network);
  expect(await noticesOn(page)).not.toContain(AVAILABLE);
});

test('if data saving is on, pictures are fetched only after consent', { tag: '@cases' }, async ({
  visitor,
  network,
}) => {
  const page = await visitor.context.newPage();
  const devtools = await visitor.context.newCDPSession(page);
  await devtools.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  await page.goto('/');
  const offer = page.locator('[data-notice="pictures"]');
  await expect(offer).toContainText('Every page opens offline now');
  expect(await missingOffline(page)).toMatchObject({ essentials: 0, optional: expect.any(Number) });
  expect((await missingOffline(page)).optional).toBeGreaterThan(100);
  await offer.getByRole('button', { name: 'Fetch the pictures' }).click();
  await shows(page, AVAILABLE, { timeout: 60_000 });
  expect(await missingOffline(page)).toEqual({ essentials: 0, optional: 0 });
  network.cut();
  await page.goto('/services/cloud');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test.describe('on a later visit', () => {
  test.use({ isReturning: true });

  test('pictures that are missing from the device load when the connection returns', {
    tag: '@cases',
  }, async ({ visitor, network }) => {
    visitor.allow(/net::ERR_/);
    const page = await visitor.open('/about');
    // Otherwise the worker would fetch the deleted picture again.
    network.cut();
    await page.evaluate(async () => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        await cache.delete('/images/services/analytics.svg', { ignoreSearch: true });
      }
    });
    await page.goto('/services/analytics');
    const hero = page.locator('.hero-picture img').first();
    await expect(hero).toHaveAttribute('data-missing');
    await page.evaluate(() => dispatchEvent(new Event('offline')));
    await shows(page, 'No connection at the moment');
    await reconnect(network, page);
    await expect
      .poll(() => hero.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(1200);
    await expect(hero).not.toHaveAttribute('data-missing');
  });
});

for (const [lost, lose] of [
  ['the cached files', 'cache_storage'],
  ['the worker', 'service_workers'],
  ['all storage', 'all'],
] as const) {
  test(`if the browser has evicted ${lost}, the next visit restores the copy`, {
    tag: '@network',
  }, async ({ homePage: page, visitor, network }) => {
    await shows(page, AVAILABLE, { timeout: 60_000 });
    const devtools = await visitor.context.newCDPSession(page);
    await devtools.send('Storage.clearDataForOrigin', {
      origin: network.origin,
      storageTypes: lose,
    });
    if (lose === 'cache_storage')
      expect((await missingOffline(page)).essentials).toBeGreaterThan(100);
    await page.goto('/about');
    await offlineReady(page);
    await shows(page, AVAILABLE, { timeout: 60_000 });
    network.cut();
    await page.goto('/services/cloud');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}
