import type { Page } from '@playwright/test';
import { pages } from '../src/prerender/pages.ts';
import { devices } from './harness/devices.ts';
import { expect, readingTest as test } from './harness/fixtures.ts';
import { hydrated } from './harness/visitor.ts';

interface Painted {
  readonly shift: number;
  /** The elements that moved. */
  readonly moved: readonly string[];
  /** What the largest element says, or the picture it shows. */
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
        // Two frames: the observers report what they have buffered before the second.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => setTimeout(() => resolve({ shift, moved, largest }), 100)),
        );
      }),
  );

for (const [name, { viewport }] of Object.entries(devices)) {
  test(`nothing shifts and nothing large waits for script, on a ${name}`, async ({ visitor }) => {
    test.slow();
    const page = await visitor.context.newPage();
    await page.setViewportSize(viewport);
    const devtools = await visitor.context.newCDPSession(page);
    await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
    await devtools.send('Network.setBypassServiceWorker', { bypass: true });
    for (const { path, canonical } of pages) {
      if (!canonical) continue;
      const response = await page.goto(path);
      await hydrated(page);
      const { shift, moved, largest } = await paintOf(page);
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
}
