import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { offlineCopyOf } from '@site/offline-copy/build';
import { VERIFIED_AT } from '@site/offline-copy/messages';
import { contactForm } from './harness/contact-form.ts';
import { expect, test } from './harness/fixtures.ts';
import { type Network, portalPage } from './harness/network.ts';
import { unfitFiles } from './harness/offline-copy.ts';
import { goTo, missingOffline, offlineReady, type Visitor } from './harness/visitor.ts';

/** Stores a wrong page under these paths, and erases the time of the last check. */
const poison = (page: Page, paths: readonly string[]): Promise<number> =>
  page.evaluate(
    async ({ wanted, note }) => {
      let planted = 0;
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        await cache.delete(note);
        for (const request of await cache.keys()) {
          if (!wanted.includes(new URL(request.url).pathname)) continue;
          const { headers } = (await cache.match(request)) ?? new Response();
          await cache.put(request, new Response('<h1>Sign in to the Wi-Fi</h1>', { headers }));
          planted += 1;
        }
      }
      return planted;
    },
    { wanted: paths, note: VERIFIED_AT },
  );

const { files, archives } = await offlineCopyOf('dist');
const listed = files.map(({ path, hash }) => ({ path: `/${path}`, hash }));

const asset = (pattern: RegExp): string => {
  const found = listed.find(({ path }) => pattern.test(path));
  if (!found) throw new Error(`No ${pattern} in the copy`);
  return found.path;
};
const contactScript = asset(/\/contact-.*\.js$/);

// The page itself also gets some of the wrong responses, and logs these errors.
const spoiled = [
  /net::ERR_/,
  /MIME type/,
  /decode downloaded font/,
  /OTS parsing error/,
  /preloaded using link/,
  /Manifest/,
];

const spoilable = [
  '/contact.html',
  contactScript,
  asset(/\.css$/),
  asset(/\.woff2$/),
  '/images/pages/contact.svg',
  '/manifest.webmanifest',
  // If an archive fails twice, its files are requested one by one.
  ...archives.map(({ path }) => `/${path}`),
];

test('for each kind of file, a wrong response is not stored and the file is requested again', {
  tag: '@network',
}, async ({ visitor, network }) => {
  visitor.allow(...spoiled);
  const given = new Map(spoilable.map((path) => [path, 0]));
  network.intercept = (asked) => {
    const count = given.get(asked);
    // The page itself may send one of the first two requests.
    if (count === undefined || count === 2) return undefined;
    given.set(asked, count + 1);
    return portalPage;
  };
  const page = await visitor.newPage('/');
  await offlineReady(page);
  expect(await unfitFiles(page)).toEqual([]);
  for (const [path, count] of given) expect(count, path).toBe(2);
});

const healed = async (visitor: Visitor, network: Network) => {
  network.intercept = () => undefined;
  const page = await visitor.newPage('/');
  await offlineReady(page);
  expect(await unfitFiles(page)).toEqual([]);
  network.cut();
  await goTo(page, '/contact');
  await expect(contactForm(page).send).toBeVisible();
};

test("if a captive portal responds to all of the worker's requests, the portal's page is not stored, and the next visit gets the copy", {
  tag: '@network',
}, async ({ visitor, network }) => {
  test.slow();
  visitor.allow(...spoiled);
  let asked = 0;
  network.intercept = (_path, dest) => {
    if (dest !== 'empty') return undefined;
    asked += 1;
    return portalPage;
  };
  const page = await visitor.newPage('/');
  await expect.poll(() => asked).toBeGreaterThan(3);
  // The download gives up after six attempts at one file.
  await page.waitForFunction(
    async () => !(await navigator.serviceWorker.getRegistration())?.installing,
    undefined,
    { polling: 500 },
  );
  expect(await unfitFiles(page)).toEqual([]);
  // Pages are still loaded from the network.
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.close();
  await healed(visitor, network);
});

test("if a captive portal replaces the worker's script with a page, the copy is delayed until the next visit", {
  tag: '@network',
}, async ({ visitor, network }) => {
  visitor.allow(...spoiled);
  network.intercept = (path) => (path === '/sw.js' ? portalPage : undefined);
  const page = await visitor.open('/');
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await page.close();
  await healed(visitor, network);
});

const [listOfAll] = /assets\/offline-index-[^"]+/.exec(readFileSync('dist/sw.js', 'utf8')) ?? [];
const poisoned = [
  `/${listOfAll}`,
  '/contact.html',
  contactScript,
  '/services/cloud.html',
  '/images/pages/contact.svg',
];

test.describe('on a device with the whole site', () => {
  test.use({ isReturning: true });

  test('a damaged page is never shown, and a damaged copy is repaired on the next visit and not checked again on the visit after that', {
    tag: '@network',
  }, async ({ visitor, network }) => {
    // Opens a text file, because a page's script would make the worker check the copy too early.
    const page = await visitor.newPage('/llms.txt');
    await offlineReady(page);
    expect(await poison(page, poisoned)).toBe(poisoned.length);
    await goTo(page, '/services/cloud');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/cloud|azure/i);
    await expect.poll(() => unfitFiles(page)).toEqual([]);
    await expect.poll(() => missingOffline(page)).toEqual({ essentials: 0, optional: 0 });
    const note = () => page.evaluate(async (at) => (await caches.match(at))?.text(), VERIFIED_AT);
    const noted = await note();
    expect(Number(noted)).toBeGreaterThan(Date.now() - 60_000);
    await page.goto('/services');
    await missingOffline(page);
    expect(await note()).toBe(noted);
    await page.close();
    await healed(visitor, network);
  });
});

test('every file in the copy is served with its listed hash', async ({ network }) => {
  expect(listed.length).toBeGreaterThan(250);
  const served = listed.map(async ({ path }) => {
    // Sends `Sec-Fetch-Mode: cors`, as the worker does.
    const response = await fetch(`${network.origin}${path}`, { redirect: 'error' });
    const digest = createHash('sha256').update(new Uint8Array(await response.arrayBuffer()));
    return { path, hash: digest.digest().subarray(0, 16).toString('base64') };
  });
  expect(await Promise.all(served)).toEqual(listed);
});
