import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pages } from '../../src/prerender/pages.ts';
import { wholeCopy } from '../harness/offline-copy.ts';
import { missingOffline, offlineReady } from '../harness/visitor.ts';
import type { Tab } from './tab.ts';
import { expect, test } from './visit.ts';

const all = pages.filter(({ canonical }) => canonical).map(({ path }) => path);
const ten = all
  .filter((path) => path !== '/' && path !== '/contact')
  .filter((_, at) => at % 4 === 0);

/** The URLs of pictures that failed to load. */
const broken = (tab: Tab) =>
  tab.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
    return images.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src);
  });

/** The distance below the window at which Firefox loads a lazy picture, in CSS pixels. */
const LAZY_MARGIN = 600;

/** Waits for pictures that are loading: Firefox logs an error for those of a page that is left. */
const picturesSettled = (tab: Tab) =>
  tab.until(
    'its pictures are there',
    (margin) =>
      [...document.images].every(
        (image) =>
          image.complete ||
          !image.checkVisibility() ||
          image.getBoundingClientRect().top > innerHeight + margin,
      ),
    LAZY_MARGIN,
  );

test('every page hydrates without console messages', async ({ visitor }) => {
  const tab = await visitor.newTab('/');
  for (const path of all) {
    await tab.open(path);
    expect(await tab.evaluate(() => document.querySelectorAll('h1').length), path).toBe(1);
    await picturesSettled(tab);
  }
});

test('after one visit, pages never seen before open offline by URL and by link, with their pictures', async ({
  visitor,
  network,
}) => {
  visitor.allow(
    /status of 404|graphql|Failed to load|access control|Could not connect|NetworkError/i,
  );
  const tab = await visitor.newTab('/');
  await offlineReady(tab);
  expect(await missingOffline(tab)).toEqual({ essentials: 0, optional: 0 });
  network.cut();

  expect(ten.length).toBeGreaterThanOrEqual(9);
  for (const path of ten) {
    await tab.open(path);
    expect(await broken(tab), path).toEqual([]);
  }
  await tab.open('/services/cloud?gclid=1');
  await tab.open('/nowhere');
  await tab.sees('There is no page at this address');

  await tab.open('/');
  for (const path of ten) {
    await tab.evaluate(
      (to) => document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`)?.click(),
      path,
    );
    const arrived = (to: string) =>
      location.pathname !== to ||
      (document.querySelector('main h1') !== null && document.title.length > 0);
    await tab.until(`${path} is shown`, arrived, path);
  }
});

test('a connection that breaks in the middle of each archive causes a second try, and the copy is complete', async ({
  visitor,
  network,
}) => {
  visitor.allow(/without an archive|Failed to load|Could not connect|connection was lost|graphql/i);
  const { archives } = await wholeCopy();
  const breaks = new Map(
    archives.map(({ path }) => {
      // The encoding that browsers accept over plain HTTP.
      const body = readFileSync(join('dist', `${path}.gz`));
      const headers = { 'content-type': 'application/x-tar', 'content-encoding': 'gzip' };
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
    expect(await broken(tab), path).toEqual([]);
  }
});

test('a picture missing on the device shows its colour, not a broken image icon', async ({
  visitor,
  network,
}) => {
  visitor.allow(
    /status of 404|graphql|images\/|Failed to load|access control|Could not connect|NetworkError/i,
  );
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
  await tab.until('the ground is there', () => {
    const hero = document.querySelector('.hero-picture img');
    return (
      hero?.matches('[data-missing]') === true &&
      getComputedStyle(hero).backgroundColor === 'rgb(67, 56, 202)' &&
      hero.getBoundingClientRect().height > 200
    );
  });
  await tab.sees('1 picture is missing');
});

test('late fonts are shown with the next page', async ({ visitor, network }) => {
  // Too long for fonts that should appear with the first paint.
  network.delayMs = 300;
  const tab = await visitor.newTab('/contact');
  network.delayMs = 0;
  await tab.until('both faces are there', () => {
    if ([...document.fonts].filter(({ family }) => family.includes('Late')).length === 2)
      return true;
    // Links of the bar work at once: others leave the document until their script has loaded.
    const next = location.pathname === '/' ? '/contact' : '/';
    document.querySelector<HTMLAnchorElement>(`header a[href="${next}"]`)?.click();
    return false;
  });
});

// Firefox aborts imports of a page as soon as another page is requested.
test("a navigation works while the page's script is loading", async ({
  visitor,
  network,
  engine,
}) => {
  test.skip(engine === 'webkit', 'It goes on importing until the next page is there.');
  visitor.allow(/loading dynamically imported module/, /The code of .* was lost/);
  const asked: string[] = [];
  let answer = () => {};
  const answered = new Promise<undefined>((resolve) => {
    answer = () => resolve(undefined);
  });
  network.intercept = (path) => {
    if (!/^\/(?:privacy|assets\/background-parts-.*\.js)$/.test(path)) return undefined;
    asked.push(path);
    return answered;
  };
  const tab = await visitor.newTab('/about');
  await expect.poll(() => asked).toHaveLength(1);
  await tab.evaluate(() => {
    addEventListener('vite:preloadError', () => {
      document.documentElement.dataset['gaveUp'] = '';
    });
  });
  await tab.page.goto(`${network.origin}/privacy`);
  await tab.until('the script is given up', () => 'gaveUp' in document.documentElement.dataset);
  // Answered after the page's own check before a reload.
  for (let n = 0; n < 3; n += 1) {
    await tab.evaluate(() => fetch('', { method: 'HEAD' }).then(({ ok }) => ok));
  }
  answer();
  await tab.until('the next page is there', () => location.pathname === '/privacy');
});

// WebKit keeps the scroll position of a page that was shorter for a moment.
test('late fonts do not scroll a reader at the end of the page', async ({ visitor, network }) => {
  // So late that the page starts without its fonts (index.html); requests of the page itself are
  // fast.
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
  // The second font is requested after the first was tried.
  await tab.until(
    'both fonts are there',
    () =>
      performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'))
        .length === 2,
  );
  expect(await tab.evaluate(() => scrollY - Number(Reflect.get(window, 'end')))).toBe(0);
});
