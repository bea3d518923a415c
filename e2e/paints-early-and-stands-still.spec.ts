import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { productsPage } from '../src/content/pages/products.ts';
import { gate } from '../src/loading/testing/gate.ts';
import { devices } from './harness/devices.ts';
import { everyPage } from './harness/every-page.ts';
import { expect, pageTest as test } from './harness/fixtures.ts';
import { drawn, hydrated, isHydrated } from './harness/visitor.ts';

interface Painted {
  readonly shift: number;
  readonly moved: readonly string[];
  /** The text of the largest element, or the URL of its picture. */
  readonly largest: string;
}

const paintOf = (page: Page): Promise<Painted> =>
  page.evaluate(
    () =>
      new Promise<Painted>((resolve) => {
        let shift = 0;
        let largest = '';
        const moved: string[] = [];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value, sources } = entry as PerformanceEntry & {
              value: number;
              sources: readonly { node?: Element }[];
            };
            shift += value;
            moved.push(...sources.map(({ node }) => (node?.outerHTML ?? '').slice(0, 120)));
          }
        }).observe({ type: 'layout-shift', buffered: true });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { element } = entry as PerformanceEntry & { element: Element | null };
            largest = element?.getAttribute('src') ?? element?.textContent ?? '';
          }
        }).observe({ type: 'largest-contentful-paint', buffered: true });
        // Waits until the observers have reported the buffered entries.
        let frames = 0;
        const look = () => {
          frames += 1;
          if (largest === '' && frames < 300) requestAnimationFrame(look);
          else requestAnimationFrame(() => resolve({ shift, moved, largest }));
        };
        requestAnimationFrame(look);
      }),
  );

/** The positions of a visible element, frame by frame. */
interface Seen {
  readonly x: readonly number[];
  readonly y: readonly number[];
  /** The number of frames drawn while the page was incomplete. */
  readonly framesOfPart: number;
}

// The HTML stops before the text `at`, in the middle of the watched element.
const stops = [
  ['menu button', '/careers', '.bar-menu', 'Menu<svg', 'phone'],
  ['menu', '/careers', '.bar-menu', 'class="menu-item"', 'phone'],
  ['navigation', '/careers', '.bar-link', 'bar-action"', 'desktop'],
  ['hero', '/products/opher', '.hero-words > *', 'mark-opher">', 'desktop'],
  ['tagline', '/products/opher', '.hero-words > *', 'hero-tagline', 'desktop'],
] as const;

for (const [name, path, watched, at, device] of stops) {
  test(`if the HTML stops in the ${name} on a ${device}, the ${name} does not move, and the page hydrates only after the rest has arrived`, {
    tag: name === 'hero' ? [] : '@cases',
  }, async ({ visitor, network }) => {
    const html = readFileSync(`dist${path}.html`, 'utf8');
    const part = html.indexOf(`class="${watched.slice(1).split(' ')[0]}`);
    const after = html.indexOf(at, part);
    expect(after).toBeGreaterThan(part);
    const rest = gate();
    const pause = { after, until: rest.opened };
    const answer = { headers: { 'content-type': 'text/html' }, body: html, pause };
    network.intercept = (asked) => (asked === path ? answer : undefined);
    const page = await visitor.context.newPage();
    await page.setViewportSize(devices[device].viewport);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript((selector) => {
      const seen = { x: [] as number[], y: [] as number[], framesOfPart: 0 };
      const [part = selector] = selector.split(' ');
      const look = () => {
        // The element may be hidden until it is complete.
        if (document.readyState === 'loading' && document.querySelector(part)) {
          seen.framesOfPart += 1;
        }
        const element = document.querySelector(selector);
        if (element?.checkVisibility({ visibilityProperty: true })) {
          const { x, y } = element.getBoundingClientRect();
          seen.x.push(x);
          seen.y.push(y);
        }
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
      Object.assign(window, { seen });
    }, watched);
    const seenSoFar = () => page.evaluate(() => Reflect.get(window, 'seen') as Readonly<Seen>);
    await page.goto(path, { waitUntil: 'commit' });
    await expect.poll(async () => (await seenSoFar()).framesOfPart).toBeGreaterThan(30);
    expect(await page.evaluate(isHydrated)).toBe(false);
    rest.open();
    await hydrated(page);
    const seen = await seenSoFar();
    for (const places of [seen.x, seen.y]) {
      expect(places.length).toBeGreaterThan(0);
      // src/page/fonts.ts accepts shifts below 3 px.
      expect(Math.max(...places) - Math.min(...places)).toBeLessThan(3);
    }
  });
}

test('the first paint waits for two fonts if the page loaded quickly or was served by the worker, and otherwise uses only the letters of its headline', async ({
  visitor,
}) => {
  for (const [faces, requestStart, workerStart, fonts] of [
    ['Early', 0, 0, 2],
    ['Late', -1000, 0, 0],
    ['Early', -1000, 1, 2],
  ] as const) {
    const page = await visitor.context.newPage();
    await page.addInitScript(
      ([request, worker]) => {
        Object.defineProperties(PerformanceNavigationTiming.prototype, {
          requestStart: { get: () => performance.now() + request },
          workerStart: { get: () => worker },
        });
      },
      [requestStart, workerStart] as const,
    );
    await page.goto('/');
    const { preloaded, named, set } = await page.evaluate(() => ({
      set: ['h1', 'h2', 'h1 + p'].map((name) => {
        const element = document.querySelector(name);
        return element && getComputedStyle(element).fontFamily;
      }),
      preloaded: Array.from(
        document.querySelectorAll<HTMLLinkElement>('link[as="font"]'),
        ({ href }) => new URL(href).pathname,
      ),
      named: Array.from(document.styleSheets[0]?.cssRules ?? [], ({ cssText }) => cssText).join(),
    }));
    expect(preloaded).toHaveLength(fonts);
    for (const file of preloaded) expect(named).toContain(file);
    const [display, text] = ['Display', 'Text'].map(
      (name) => `"${name} ${faces}", "${name} Fallback", system-ui, sans-serif`,
    );
    expect(set).toEqual([`Headline, ${display}`, display, text]);
    const headline = () =>
      page.evaluate(() =>
        [...document.fonts].flatMap(({ family, status }) => (family === 'Headline' ? status : [])),
      );
    expect(await headline()).toEqual(fonts === 0 ? ['loaded'] : []);
    if (fonts > 0) continue;
    await hydrated(page);
    await page.getByRole('link', { name: 'Skip to the content' }).press('Enter');
    await expect(page).toHaveURL('/#main');
    await drawn(page);
    expect(await headline()).toEqual(['loaded']);
    await page.getByRole('link', { name: 'Products' }).first().click();
    await page.getByRole('heading', { level: 1, name: productsPage.hero.title }).waitFor();
    // The next headline has other letters.
    expect(await headline()).toEqual([]);
  }
});

for (const [name, { viewport }] of Object.entries(devices)) {
  test.describe(`on a ${name}`, () => {
    // Resizing a page later can race with its first paint.
    test.use({ device: { viewport } });

    test('no element shifts, and the largest element does not need JavaScript', {
      tag: '@pages',
    }, async ({ visitor }) => {
      test.slow();
      const page = await visitor.context.newPage();
      const devtools = await visitor.context.newCDPSession(page);
      await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
      await devtools.send('Network.setBypassServiceWorker', { bypass: true });
      for (const { path, canonical } of everyPage) {
        if (!canonical) continue;
        const response = await page.goto(path);
        await hydrated(page);
        const { shift, moved, largest } = await paintOf(page);
        expect(largest, path).not.toBe('');
        expect(shift, `${path} shifts: ${moved.join('\n')}`).toBeLessThan(0.001);
        const html = (await response?.text()) ?? '';
        const text = html
          .replace(/<[^>]+>/g, '')
          .replaceAll('&amp;', '&')
          .replaceAll('&#x27;', "'");
        const inHtml = html.includes(`src="${largest}"`) || text.includes(largest);
        expect(inHtml, `${path}: ${largest.slice(0, 60)} is not in its HTML`).toBe(true);
      }
    });
  });
}
