import type { Page } from '@playwright/test';
import { PROGRESS_CHANNEL } from '@site/offline-copy/messages';
import { gate } from '../src/loading/testing/gate.ts';
import { expect, test } from './harness/fixtures.ts';
import { archiveOf, halfOf } from './harness/offline-copy.ts';

/** Records the text of every element that shifts from now on. */
const watchShifts = (page: Page) =>
  page.evaluate(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { sources } = entry as PerformanceEntry & { sources: readonly { node?: Element }[] };
        moved.push(...sources.map(({ node }) => node?.textContent ?? ''));
      }
    }).observe({ type: 'layout-shift' });
  });

test('a notice that appears or disappears does not make other notices jump', {
  tag: '@motion',
}, async ({ visitor, network }) => {
  visitor.allow(/graphql/, /net::ERR_/);
  // The download pauses until the end of the test.
  const pictures = await archiveOf('pictures');
  const { open: goOn, opened } = gate();
  network.intercept = (path) => (path === `/${pictures}` ? halfOf(pictures, opened) : undefined);
  const page = await visitor.newPage('/about');
  // Sends the worker's progress message repeatedly: in the first second, it opens no notice.
  await expect
    .poll(() =>
      page.evaluate((channel) => {
        new BroadcastChannel(channel).postMessage({ done: 300_000, of: 350_000 });
        return document.querySelector('[data-notice="downloading"]') !== null;
      }, PROGRESS_CHANNEL),
    )
    .toBe(true);
  const notice = (kind: string) => page.locator(`[data-notice="${kind}"]`);
  const topOf = (kind: string) =>
    notice(kind).evaluate((line) => Math.round(line.getBoundingClientRect().top));
  /** Waits for the end of the animation, during which a notice is slightly displaced. */
  const rests = (kind: string) => expect(notice(kind).locator('..')).toHaveCSS('transform', 'none');
  await rests('downloading');
  // The line is low, but its button is large enough for a finger.
  const line = notice('downloading');
  expect(await line.boundingBox()).toMatchObject({ height: 40 });
  expect(await line.getByRole('button').boundingBox()).toMatchObject({ height: 44 });
  await watchShifts(page);

  const place = await topOf('downloading');
  await visitor.context.route(/graphql/, (route) => route.abort());
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  await expect.poll(() => topOf('connection-lost')).toBeGreaterThan(place);
  await rests('connection-lost');
  expect(await topOf('downloading')).toBe(place);

  await notice('downloading').getByRole('button', { name: 'Close this notice' }).click();
  await expect.poll(() => topOf('connection-lost')).toBe(place);
  expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toEqual([]);
  goOn();
});
