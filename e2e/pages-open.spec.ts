import type { Page } from '@playwright/test';
import { devices } from './harness/devices.ts';
import { expect, pageTest as test } from './harness/fixtures.ts';

/** The share of the picture that each leaf of the door covers, from 0 to 1. */
const leaves = (page: Page) =>
  page.evaluate(async () => {
    const all = [...document.querySelectorAll('.hero-leaf')];
    const isTimed = ({ timeline }: Animation) => timeline === document.timeline;
    await Promise.all(
      all.flatMap((leaf) => leaf.getAnimations().filter(isTimed)).map(({ finished }) => finished),
    );
    const whole = document.querySelector('.hero-picture')?.getBoundingClientRect().width ?? 0;
    return all.map((leaf) => leaf.getBoundingClientRect().width / whole);
  });

const expectBetween = (shares: readonly number[], least: number, most: number) => {
  expect(shares).toHaveLength(2);
  for (const share of shares) {
    expect(share).toBeGreaterThan(least);
    expect(share).toBeLessThan(most);
  }
};

for (const [name, device] of Object.entries(devices)) {
  test.describe(`on a ${name}`, { tag: '@motion' }, () => {
    test.use({ device });

    test("the home page's door is ajar, and opens as the visitor scrolls", async ({
      homePage: page,
    }) => {
      expectBetween(await leaves(page), 0.14, 0.28);
      await page.evaluate(() => scrollTo(0, innerHeight * 0.6));
      await expect.poll(async () => Math.max(...(await leaves(page)))).toBeLessThan(0.115);
      expectBetween(await leaves(page), 0.08, 0.115);
    });
  });

  test.describe(`with reduced motion on a ${name}`, { tag: '@motion' }, () => {
    test.use({ device: { ...device, reducedMotion: 'reduce' } });

    test("the home page's door is open and does not move", async ({ homePage: page }) => {
      const shares = await leaves(page);
      if (name === 'phone') expectBetween(shares, 0.2, 0.28);
      else expectBetween(shares, 0.08, 0.105);
      await page.evaluate(() => scrollTo(0, innerHeight * 0.3));
      expect(await leaves(page)).toEqual(shares);
      const moves = () =>
        page
          .locator('.hero-picture *')
          .evaluateAll((all) => all.flatMap((each) => each.getAnimations()));
      expect(await moves()).toEqual([]);
    });
  });
}

test('a page opens from the clicked tile, whose picture moves to the hero', {
  tag: '@motion',
}, async ({ visitor }) => {
  const page = await visitor.open('/services');
  await page.evaluate(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (keyframes, options) {
      const { pseudoElement, duration } = typeof options === 'object' ? options : {};
      if (pseudoElement) {
        const landing = document.querySelector('[data-lands]')?.className ?? '';
        Object.assign(document.documentElement.dataset, {
          opened: `${pseudoElement} ${duration} ${JSON.stringify(keyframes)}`,
          landing,
        });
      }
      return animate.call(this, keyframes, options);
    };
  });
  const tile = page.getByRole('main').getByRole('link', { name: /Cloud/ }).first();
  const html = page.locator('html');
  await tile.click();
  await expect(page).toHaveURL('/services/cloud');
  await expect(html).toHaveAttribute('data-opened', /^::view-transition-new\(root\) 350 /);
  await expect(html).not.toHaveAttribute('data-opened', /inset\(0 50%\)/);
  await expect(html).toHaveAttribute('data-landing', /hero-picture/);
  await expect(page.locator('[data-lands]')).toHaveCount(0);
  // After a transition, the hero does not draw its own door.
  const door = () =>
    page.locator('.hero-doors').evaluate((hero) => getComputedStyle(hero, '::before').content);
  expect(await door()).toBe('none');

  await page.goBack();
  await expect(page).toHaveURL('/services');
  await expect(html).toHaveAttribute('data-opened', /inset\(0 50%\)/);
});
