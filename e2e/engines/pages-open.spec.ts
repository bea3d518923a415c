import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { offlineCopyOf } from '@site/offline-copy/build';
import { gate } from '../../src/loading/testing/gate.ts';
import { canonicalPages } from '../../src/prerender/pages.ts';
import { brokenPictures, offlineReady } from '../harness/visitor.ts';
import { brokenConnection } from './known-complaints.ts';
import type { Tab } from './tab.ts';
import { expect, test } from './visit.ts';

const all = canonicalPages.map(({ path }) => path);
const ten = all
  .filter((path) => path !== '/' && path !== '/contact')
  .filter((_, at) => at % 4 === 0);

/** Firefox loads lazy pictures up to this distance below the viewport, in CSS pixels. */
const LAZY_MARGIN = 600;

/** Waits for pictures, because Firefox logs an error if the page is left before they load. */
const picturesSettled = (tab: Tab) =>
  tab.until(
    'the pictures have loaded',
    (margin) =>
      [...document.images].every(
        (image) =>
          image.complete ||
          !image.checkVisibility() ||
          image.getBoundingClientRect().top > innerHeight + margin,
      ),
    LAZY_MARGIN,
  );

test('every canonical page hydrates without console messages', async ({ visitor }) => {
  test.slow();
  const tab = await visitor.newTab('/');
  for (const path of all) {
    await tab.open(path);
    expect(await tab.evaluate(() => document.querySelectorAll('h1').length), path).toBe(1);
    await picturesSettled(tab);
  }
});

test('after one visit, other pages and their pictures open offline, by URL and by link', async ({
  visitor,
  network,
}) => {
  visitor.allow(/status of 404/);
  const tab = await visitor.newTab('/');
  await offlineReady(tab);
  network.cut();

  expect(ten.length).toBeGreaterThanOrEqual(9);
  for (const path of ten) {
    await tab.open(path);
    expect(await brokenPictures(tab), path).toEqual([]);
  }
  await tab.open('/services/cloud?gclid=1');
  await tab.open('/nowhere');
  await tab.sees('There is no page at this address');

  await tab.open('/');
  let followed = 0;
  for (const path of ten) {
    const isLinked = await tab.evaluate((to) => {
      const link = document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`);
      link?.click();
      return link !== null;
    }, path);
    if (!isLinked) continue;
    followed += 1;
    const arrived = (to: string) =>
      location.pathname === to &&
      document.querySelector('main h1') !== null &&
      document.title.length > 0;
    await tab.until(`${path} is shown`, arrived, path);
  }
  expect(followed).toBeGreaterThanOrEqual(5);
});

test('if the connection breaks in the middle of each archive, the worker retries and completes the copy', async ({
  visitor,
  network,
}) => {
  visitor.allow(brokenConnection);
  const { archives } = await offlineCopyOf('dist');
  const breaks = new Map(
    archives.map(({ path }) => {
      // Browsers accept gzip over plain HTTP, but not Brotli.
      const body = readFileSync(join('dist', `${path}.gz`));
      const headers = { 'content-type': 'application/octet-stream', 'content-encoding': 'gzip' };
      return [`/${path}`, { headers, body, breaksAfter: Math.floor(body.length / 2) }];
    }),
  );
  network.intercept = (path) => {
    const broken = breaks.get(path);
    breaks.delete(path);
    return broken;
  };
  const tab = await visitor.newTab('/');
  await offlineReady(tab);
  expect(breaks.size).toBe(0);
  network.cut();
  for (const path of ten.slice(0, 3)) {
    await tab.open(path);
    expect(await brokenPictures(tab), path).toEqual([]);
  }
});

test('a picture that is missing from the device shows no broken-image icon', async ({
  visitor,
  network,
}) => {
  visitor.allow(/status of 404|images\//);
  const tab = await visitor.newTab('/');
  await offlineReady(tab);
  await tab.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      await cache.delete('/images/services/analytics.svg', { ignoreSearch: true });
    }
  });
  network.cut();
  await tab.open('/services/analytics');
  await tab.until('the icon is hidden', () => {
    const hero = document.querySelector('.hero-picture img');
    return (
      hero?.matches('[data-missing]') === true &&
      getComputedStyle(hero).content.startsWith('url(') &&
      hero.getBoundingClientRect().height > 200
    );
  });
});

test('the first page has the letters of its headline, and fonts that load late are used on the next page', async ({
  visitor,
  network,
}) => {
  // With this delay, fonts load too late for the first paint.
  network.delayMs = 300;
  const tab = await visitor.newTab('/contact');
  network.delayMs = 0;
  const headlineFont = () =>
    tab.evaluate(() =>
      [...document.fonts].flatMap(({ family, status }) => (family === 'Headline' ? status : [])),
    );
  expect(await headlineFont()).toEqual(['loaded']);
  await tab.until('both late fonts are used', () => {
    if ([...document.fonts].filter(({ family }) => family.includes('Late')).length === 2)
      return true;
    const next = location.pathname === '/' ? '/contact' : '/';
    document.querySelector<HTMLAnchorElement>(`header a[href="${next}"]`)?.click();
    return false;
  });
  expect(await headlineFont()).toEqual([]);
});

// Firefox aborts a page's imports as soon as another page is requested.
test("the visitor can navigate while the page's script is loading", async ({
  visitor,
  network,
  engine,
}) => {
  const reason = 'WebKit continues to import scripts until the next page has loaded.';
  test.skip(engine === 'webkit', reason);
  visitor.allow(/loading dynamically imported module/, /The code of .* failed to load/);
  const asked: string[] = [];
  const answer = gate();
  network.intercept = async (path) => {
    if (!/^\/(?:privacy|assets\/background-parts-.*\.js)$/.test(path)) return undefined;
    asked.push(path);
    await answer.opened;
    return undefined;
  };
  const tab = await visitor.newTab('/about');
  await expect.poll(() => asked).toHaveLength(1);
  await tab.evaluate(() => {
    addEventListener('vite:preloadError', () => {
      document.documentElement.dataset['gaveUp'] = '';
    });
  });
  await tab.page.goto(`${network.origin}/privacy`);
  await tab.until('the import has failed', () => 'gaveUp' in document.documentElement.dataset);
  // Gives the page time to detect that the site responds. Even then, the page must not reload.
  for (let n = 0; n < 3; n += 1) {
    await tab.evaluate(() => fetch('', { method: 'HEAD' }).then(({ ok }) => ok));
  }
  answer.open();
  await tab.until('the next page is shown', () => location.pathname === '/privacy');
});

// If a page briefly becomes shorter, WebKit scrolls up and does not scroll back.
test('fonts that load late do not change the scroll position at the end of the page', async ({
  visitor,
  network,
}) => {
  // A page whose HTML arrives late does not preload its fonts.
  network.delayMs = 400;
  network.intercept = (path) => {
    if (path === '/') network.delayMs = 0;
    return undefined;
  };
  await visitor.openBrowser({
    script: `addEventListener('DOMContentLoaded', () => {
      scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
      window.end = scrollY;
    });`,
  });
  const tab = await visitor.newTab('/');
  // The page requests the second font only after it has applied or rejected the first.
  await tab.until(
    'both fonts have loaded',
    () =>
      performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'))
        .length === 2,
  );
  expect(await tab.evaluate(() => scrollY - Number(Reflect.get(window, 'end')))).toBe(0);
});
