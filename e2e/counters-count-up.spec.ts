import type { Page } from '@playwright/test';
import { site } from '../src/content/site.ts';
import { expect, pageTest as test } from './harness/fixtures.ts';
import { goTo, holdScript, isHydrated, settled } from './harness/visitor.ts';

const { projects, clientSatisfaction } = site.figures;
/** The strings that a counter shows if it does not animate: only its final value. */
const shownOnce = {
  'Completed Projects': [projects],
  'Client Satisfaction': [clientSatisfaction],
};

/** Records each counter's visible value in every drawn frame, even if the page's clock is fake. */
const watchCounters = (page: Page) =>
  page.addInitScript((labels) => {
    const shown: Record<string, string[]> = {};
    const nextFrame = requestAnimationFrame.bind(window);
    const looked = () =>
      new Promise((resolve) => {
        nextFrame(() => nextFrame(resolve));
      });
    Object.assign(window, { shownFigures: shown, looked });
    const textOf = (element: Element): string =>
      [...element.childNodes]
        .map((node) => {
          if (!(node instanceof HTMLElement)) return node.nodeValue ?? '';
          const { opacity, visibility } = getComputedStyle(node);
          if (opacity === '0' || visibility === 'hidden' || node.offsetWidth <= 1) return '';
          return textOf(node);
        })
        .join('');
    const look = () => {
      for (const term of document.querySelectorAll('main dt')) {
        const label = term.textContent;
        const figure = term.parentElement?.querySelector('dd');
        if (!figure || !labels.includes(label)) continue;
        shown[label] ??= [];
        const text = textOf(figure);
        if (text && shown[label].at(-1) !== text) shown[label].push(text);
      }
      nextFrame(look);
    };
    nextFrame(look);
  }, Object.keys(shownOnce));

/** The values that each counter has shown so far, including this frame. */
const shownFigures = (page: Page) =>
  page.evaluate(async () => {
    const watch = window as unknown as {
      readonly shownFigures: Record<string, readonly string[]>;
      readonly looked: () => Promise<void>;
    };
    await watch.looked();
    return watch.shownFigures;
  });

test.describe('in a window that shows the counters without scrolling', () => {
  test.use({ device: { viewport: { width: 1440, height: 2400 } } });

  test('counters start at 0, never decrease and end at their final value', {
    tag: '@motion',
  }, async ({ visitor }) => {
    const page = await visitor.context.newPage();
    await watchCounters(page);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await page.goto('/');
    while (!(await page.evaluate(isHydrated))) await page.clock.runFor(1);
    // Advances the clock in steps, because frames must be drawn in between.
    await expect(async () => {
      await page.clock.runFor(50);
      const last = Object.values(await shownFigures(page)).map((texts) => texts.at(-1));
      expect(last).toEqual([projects, clientSatisfaction]);
    }).toPass({ intervals: [1], timeout: 60_000 });
    for (const [label, texts] of Object.entries(await shownFigures(page))) {
      const numbers = texts.map((text) => Number.parseInt(text, 10));
      expect(numbers[0], label).toBe(0);
      expect(numbers, label).toEqual(numbers.toSorted((a, b) => a - b));
      // Checks that the counter has not jumped to its final value.
      expect(numbers.length, label).toBeGreaterThan(10);
    }
  });

  test('if the script loads late, counters show their final values after a few seconds, and do not count up later', {
    tag: '@motion',
  }, async ({ visitor }) => {
    const page = await visitor.context.newPage();
    await watchCounters(page);
    const release = await holdScript(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect.poll(() => shownFigures(page)).toEqual(shownOnce);
    await release();
    await settled(page);
    expect(await shownFigures(page)).toEqual(shownOnce);
  });
});

test('a counter that has not started shows its final value in print and to assistive technology', {
  tag: '@motion',
}, async ({ visitor }) => {
  const page = await visitor.context.newPage();
  await page.setViewportSize({ width: 1440, height: 560 });
  await goTo(page, '/');
  const figure = page
    .getByRole('term')
    .filter({ hasText: 'Client Satisfaction' })
    .locator('xpath=..')
    .locator('dd');
  await expect(figure).toMatchAriaSnapshot(`- definition: ${clientSatisfaction}`);
  await page.emulateMedia({ media: 'print' });
  await expect(figure.locator('[aria-hidden]')).toBeHidden();
  expect((await figure.getByText(clientSatisfaction).boundingBox())?.width).toBeGreaterThan(20);
});
