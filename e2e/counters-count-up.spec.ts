import type { Page } from '@playwright/test';
import { site } from '../src/content/site.ts';
import { expect, pageTest as test } from './harness/fixtures.ts';
import { goTo, holdScript, settled } from './harness/visitor.ts';

const { clientSatisfaction } = site.figures;

const figureOf = (page: Page) =>
  page
    .getByRole('term')
    .filter({ hasText: 'Client Satisfaction' })
    .locator('xpath=..')
    .locator('dd');

test.describe('in a window that shows the counters without scrolling', () => {
  test.use({ device: { viewport: { width: 1440, height: 2400 } } });

  test('if the script loads late, a counter shows its final value after a few seconds, and does not count up later', {
    tag: '@motion',
  }, async ({ visitor }) => {
    const page = await visitor.context.newPage();
    const release = await holdScript(page);
    await page.goto('/', { waitUntil: 'commit' });
    const figure = figureOf(page);
    await expect(figure.locator('.count-held')).toHaveCSS('opacity', '1');
    await expect(figure).toHaveText(clientSatisfaction);
    // Counting would replace the text.
    await figure.evaluate((element) => {
      const counted = () => element.setAttribute('data-counted', '');
      new MutationObserver(counted).observe(element, {
        subtree: true,
        childList: true,
        characterData: true,
      });
    });
    await release();
    await settled(page);
    await expect(figure.locator('.count-held')).toHaveCount(0);
    await expect(figure).not.toHaveAttribute('data-counted');
  });
});

test('a counter that has not started shows its final value in print and to assistive technology', {
  tag: '@motion',
}, async ({ visitor }) => {
  const page = await visitor.context.newPage();
  await page.setViewportSize({ width: 1440, height: 560 });
  await goTo(page, '/');
  const figure = figureOf(page);
  await expect(figure).toMatchAriaSnapshot(`- definition: ${clientSatisfaction}`);
  await page.emulateMedia({ media: 'print' });
  await expect(figure.locator('[aria-hidden]')).toBeHidden();
  expect((await figure.getByText(clientSatisfaction).boundingBox())?.width).toBeGreaterThan(20);
});
