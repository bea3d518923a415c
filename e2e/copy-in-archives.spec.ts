import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { offlineCopyOf } from '@site/offline-copy/build';
import { contactForm } from './harness/contact-form.ts';
import { expect, test } from './harness/fixtures.ts';
import { noteNotices, noticesOn, saysNoMoreOfDownload, shows } from './harness/notices.ts';
import {
  archiveHeaders,
  archiveOf,
  forgetCopy,
  keptUrls,
  unfitFiles,
} from './harness/offline-copy.ts';
import { releaseTest } from './harness/release.ts';
import { askedByWorker } from './harness/service-worker.ts';
import { goTo, hydrated, offlineReady } from './harness/visitor.ts';

const { files, archives } = await offlineCopyOf('dist');
const sentBytes = (path: string) => readFileSync(join('dist', `${path}.br`));
const isArchive = (path: string) => archives.some((archive) => `/${archive.path}` === path);

test('one visit stores the whole site with its headers in a few requests, and one notice announces the copy', async ({
  visitor,
  network,
}) => {
  await noteNotices(visitor.context);
  const asked = askedByWorker(visitor.context);
  const page = await visitor.newPage('/');
  await offlineReady(page);
  // The device also stores the index and the time of the last check.
  await expect.poll(() => keptUrls(page)).toHaveLength(files.length + 2);
  expect(await unfitFiles(page)).toEqual([]);
  expect(asked.filter(isArchive).sort()).toEqual(archives.map(({ path }) => `/${path}`).sort());
  expect(asked.length).toBeLessThanOrEqual(20);

  const online = (await page.request.get('/contact')).headers();
  await shows(page, 'Available offline', { timeout: 60_000 });
  const second = await visitor.newPage('/');
  visitor.allow(/graphql/);
  await saysNoMoreOfDownload(second, network);
  expect(await noticesOn(second)).not.toContain('Available offline');
  const said = await noticesOn(page);
  expect(said.filter((title) => title === 'Available offline')).toHaveLength(1);

  const answer = await page.goto('/contact');
  await hydrated(page);
  await expect(contactForm(page).send).toBeVisible();
  expect(answer?.fromServiceWorker()).toBe(true);
  const kept = answer?.headers() ?? {};
  for (const name of ['content-security-policy', 'referrer-policy', 'content-type']) {
    expect(kept[name], name).toBe(online[name]);
  }
});

test('if one compressed byte of every archive is changed in transit, the worker fetches individual files and stores only correct content', {
  tag: '@network',
}, async ({ visitor, network }) => {
  visitor.allow(/net::ERR_/);
  const damaged = new Map(
    archives.map(({ path }) => {
      const body = sentBytes(path);
      const middle = Math.floor(body.length / 2);
      body.writeUInt8(body.readUInt8(middle) ^ 1, middle);
      return [`/${path}`, { headers: archiveHeaders, body }];
    }),
  );
  network.intercept = (path) => damaged.get(path);
  const asked = askedByWorker(visitor.context);
  const page = await visitor.newPage('/');
  await offlineReady(page);
  await expect.poll(() => keptUrls(page)).toHaveLength(files.length + 2);
  expect(await unfitFiles(page)).toEqual([]);
  for (const path of damaged.keys()) {
    const times = asked.filter((each) => each === path).length;
    expect(times, path).toBeGreaterThan(0);
    expect(times, path).toBeLessThanOrEqual(2);
  }
});

const EVERY = 20 * 1024;

for (const { path } of archives) {
  test(`if the download of ${path.replace(/-[^-]+$/, '')} breaks off after any multiple of 20 KB, the copy is still completed, and no file is fetched more than twice`, {
    tag: '@network',
  }, async ({ visitor, network }) => {
    test.slow();
    visitor.allow(/net::ERR_/);
    const body = sentBytes(path);
    const asked = askedByWorker(visitor.context);
    for (let breaksAfter = EVERY; breaksAfter < body.length; breaksAfter += EVERY) {
      let isCut = false;
      network.intercept = (each) => {
        if (each !== `/${path}` || isCut) return undefined;
        isCut = true;
        return { headers: archiveHeaders, body, breaksAfter };
      };
      asked.length = 0;
      const page = await visitor.newPage('/');
      await offlineReady(page);
      expect(isCut, `after ${breaksAfter} bytes`).toBe(true);
      expect(await unfitFiles(page)).toEqual([]);
      for (const each of new Set(asked)) {
        expect(asked.filter((other) => other === each).length, each).toBeLessThanOrEqual(2);
      }
      await forgetCopy(page);
      await page.close();
    }
  });
}

test('if storage fills up while an archive is arriving, pages still work, and the copy is completed when there is space again', {
  tag: '@network',
}, async ({ visitor, network }) => {
  visitor.allow(/net::ERR_/);
  const asked = askedByWorker(visitor.context);
  const page = await visitor.context.newPage();
  const devtools = await visitor.context.newCDPSession(page);
  const { origin } = network;
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 600 * 1024 });
  await page.goto('/');
  await expect.poll(() => asked.filter(isArchive).length).toBeGreaterThan(0);
  const workers = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(workers).toBe(0);
  expect((await keptUrls(page)).length).toBeGreaterThan(10);
  expect(await unfitFiles(page)).toEqual([]);
  await goTo(page, '/contact');

  await devtools.send('Storage.overrideQuotaForOrigin', { origin });
  await page.reload();
  await offlineReady(page);
  await expect.poll(() => keptUrls(page)).toHaveLength(files.length + 2);
});

releaseTest(
  'if a release is deployed while an archive is arriving, the next visit gets the whole new release',
  { tag: '@releases' },
  async ({ visitor, network, releases }) => {
    visitor.allow(/net::ERR_/, /status of 404/);
    const pages = await archiveOf('pages', releases.folder);
    const body = brotliCompressSync(readFileSync(join(releases.folder, pages)));
    const pause = { after: body.length / 2, until: new Promise(() => {}) };
    network.intercept = (path) =>
      path === `/${pages}` ? { headers: archiveHeaders, body, pause } : undefined;
    const page = await visitor.newPage('/');
    await expect.poll(async () => (await keptUrls(page)).length).toBeGreaterThan(10);
    await releases.deploy('B');
    network.cut();
    network.intercept = () => undefined;
    await network.connect();

    await page.goto('/contact');
    await offlineReady(page);
    expect(await unfitFiles(page, releases.folder)).toEqual([]);
    network.cut();
    await goTo(page, '/about');
    await expect(page.locator('body')).toHaveAttribute('data-release', 'B');
  },
);
