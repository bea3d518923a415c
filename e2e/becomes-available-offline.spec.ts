import { expect, test } from './harness/fixtures.ts';
import { noteNotices, noticesOn, saysNoMoreOfDownload, shows } from './harness/notices.ts';
import { archiveOf, halfOf, keptUrls } from './harness/offline-copy.ts';
import { askedByWorker } from './harness/service-worker.ts';
import { missingOffline, offlineReady, reconnect } from './harness/visitor.ts';

const AVAILABLE = 'Available offline';

test.beforeEach(({ visitor }) => noteNotices(visitor.context));

const expectedFailures = [
  /net::ERR_/,
  /dynamically imported module/,
  /Importing a module script failed/,
  /the following icon from the Manifest/,
  /The script does not have a MIME type/,
  /An archive of the offline copy failed/,
];

test('if three in ten requests fail, the first visit still makes the site available offline', {
  tag: '@network',
}, async ({ visitor, network }) => {
  // A page that fails again and again waits longer each time: 5, 10, 20, 40, 80 and 160 s.
  test.setTimeout(400_000);
  visitor.allow(...expectedFailures);
  let asked = 0;
  network.intercept = () => {
    asked += 1;
    // Spreads the failures evenly: after several in a row, a retry may wait for minutes.
    return (3 * asked) % 10 < 3 ? { headers: {}, body: '', breaksAfter: 0 } : undefined;
  };
  const page = await visitor.context.newPage();
  await expect(async () => {
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.locator('#app')).toBeAttached({ timeout: 2_000 });
  }).toPass();
  // A page that failed to load a script reloads itself. If the reload fails too, the page is blank
  // until the visitor loads it again.
  await expect(async () => {
    if ((await page.locator('#app').count()) === 0) await page.goto('/', { waitUntil: 'commit' });
    expect(await noticesOn(page)).toContain(AVAILABLE);
    expect(await missingOffline(page)).toEqual({ essentials: 0, optional: 0 });
  }).toPass({ timeout: 330_000 });
});

test('the download shows its progress, resumes after a lost connection, and announces its completion', {
  tag: '@network',
}, async ({ visitor, network }) => {
  test.slow();
  visitor.allow(...expectedFailures);
  const asked = askedByWorker(visitor.context);
  const finished: string[] = [];
  visitor.context.on('requestfinished', (request) => {
    if (request.serviceWorker()) finished.push(new URL(request.url()).pathname);
  });
  const pages = await archiveOf('pages');
  const half = halfOf(pages, new Promise(() => {}));
  network.intercept = (path) => (path === `/${pages}` ? half : undefined);
  // The notice appears only if the download still reports progress a second after its start.
  network.delayMs = 1_500;
  const page = await visitor.newPage('/');
  const progress = page.locator('[data-notice="downloading"]');
  await expect(progress).toContainText(/\d%/);
  await expect(progress.getByRole('progressbar')).toBeVisible();
  const keptPages = async () => (await keptUrls(page)).filter((url) => url.includes('.html'));
  await expect.poll(async () => (await keptPages()).length).toBeGreaterThan(10);
  await expect.poll(() => asked.filter((path) => !finished.includes(path))).toEqual([`/${pages}`]);
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

for (const [lost, storageTypes] of [
  ['the cached files', 'cache_storage'],
  ['the worker', 'service_workers'],
  ['all storage', 'all'],
] as const) {
  test(`if the browser has evicted ${lost}, the next visit restores the copy`, {
    tag: '@network',
  }, async ({ homePage: page, visitor, network }) => {
    await shows(page, AVAILABLE, { timeout: 60_000 });
    const devtools = await visitor.context.newCDPSession(page);
    const { origin } = network;
    await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes });
    if (storageTypes === 'cache_storage')
      expect((await missingOffline(page)).essentials).toBeGreaterThan(100);
    await page.goto('/about');
    await offlineReady(page);
    await shows(page, AVAILABLE, { timeout: 60_000 });
    network.cut();
    await page.goto('/services/cloud');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}
