import type { Page } from '@playwright/test';
import { site } from '../src/content/site.ts';
import { openWithClock } from './harness/clock.ts';
import { expect, pageTest as test } from './harness/fixtures.ts';
import { holdScript, settled } from './harness/visitor.ts';

const { clientSatisfaction, projects } = site.figures;
const counters = [
  ['Completed Projects', projects],
  ['Client Satisfaction', clientSatisfaction],
] as const;

const figure = (page: Page, label: string) =>
  page.getByRole('term').filter({ hasText: label }).locator('xpath=..').locator('dd');

test.describe('in a window that shows the counters only after scrolling', {
  tag: '@motion',
}, () => {
  test.use({ device: { viewport: { width: 1440, height: 560 } } });

  /** Scrolls until this share of the band, from 0 to 1, is visible at the bottom of the window. */
  const showShare = (page: Page, share: number) =>
    figure(page, 'Black Owned')
      .locator('xpath=ancestor::dl')
      .evaluate((band, wanted) => {
        const { top, height } = band.getBoundingClientRect();
        scrollTo(0, scrollY + top + height * wanted - innerHeight);
      }, share);

  test('two figures count up from 0 within 2 s, as soon as half of their band is in view', async ({
    visitor,
  }) => {
    const page = await openWithClock(visitor, '/');
    const counted = (label: string) => figure(page, label).locator('[aria-hidden]');

    await showShare(page, -0.1);
    for (const [label] of counters) await expect(counted(label)).toHaveText(/^0/);
    await showShare(page, 0.45);
    await page.clock.runFor(5_000);
    for (const [label] of counters) await expect(counted(label)).toHaveText(/^0/);

    await showShare(page, 0.55);
    // Counting starts with the first frame after the browser has reported that the band is in view.
    await expect
      .poll(async () => {
        await page.clock.runFor(20);
        return counted('Client Satisfaction').textContent();
      })
      .not.toMatch(/^0/);
    await page.clock.runFor(2_100);
    for (const [label, end] of counters) await expect(figure(page, label)).toHaveText(end);

    await showShare(page, -2);
    await showShare(page, 1);
    await page.clock.runFor(500);
    for (const [label, end] of counters) await expect(figure(page, label)).toHaveText(end);
  });

  test('at 16 window sizes, any visible figure has started to count', async ({ visitor }) => {
    const page = await visitor.open('/');
    await page.evaluate(() => document.fonts.ready);
    const wrong: string[] = [];
    const sizes = [
      '360x740 390x844 412x915 768x1024 820x1180 1024x768 1024x1366 1280x720',
      '1366x768 1440x900 1536x864 1920x1080 1920x1200 2560x1440 1200x1000 1280x1024',
    ];
    for (const size of sizes.join(' ').split(' ')) {
      const [width = 0, height = 0] = size.split('x').map(Number);
      await page.setViewportSize({ width, height });
      const { band, figures } = await figure(page, 'Completed Projects').evaluate((counted) => {
        const { top, height } = counted.closest('dl')?.getBoundingClientRect() ?? new DOMRect();
        return {
          band: (innerHeight - top) / height,
          figures: innerHeight - counted.getBoundingClientRect().top,
        };
      });
      if (figures > 0 && band < 0.5) wrong.push(`${size}: ${band.toFixed(2)} in view`);
    }
    expect(wrong).toEqual([]);
  });

  test('a counter that has not started shows its final value in print and to assistive technology', async ({
    visitor,
  }) => {
    const page = await visitor.open('/');
    const counter = figure(page, 'Client Satisfaction');
    await expect(counter).toMatchAriaSnapshot(`- definition: ${clientSatisfaction}`);
    await page.emulateMedia({ media: 'print' });
    await expect(counter.locator('[aria-hidden]')).toBeHidden();
    const { width } = (await counter.getByText(clientSatisfaction).boundingBox()) ?? { width: 0 };
    expect(width).toBeGreaterThan(20);
  });
});

test.describe('in a window that shows the counters without scrolling', () => {
  test.use({ device: { viewport: { width: 1440, height: 2400 } } });

  test('if the script loads late, a counter shows its final value after a few seconds, and does not count up later', {
    tag: '@motion',
  }, async ({ visitor }) => {
    const page = await visitor.context.newPage();
    const release = await holdScript(page);
    await page.goto('/', { waitUntil: 'commit' });
    const counter = figure(page, 'Client Satisfaction');
    await expect(counter.locator('.count-held')).toHaveCSS('opacity', '1');
    await expect(counter).toHaveText(clientSatisfaction);
    // Counting would replace the text.
    await counter.evaluate((element) => {
      const counted = () => element.setAttribute('data-counted', '');
      new MutationObserver(counted).observe(element, {
        subtree: true,
        childList: true,
        characterData: true,
      });
    });
    release();
    await settled(page);
    await expect(counter.locator('.count-held')).toHaveCount(0);
    await expect(counter).not.toHaveAttribute('data-counted');
  });
});
