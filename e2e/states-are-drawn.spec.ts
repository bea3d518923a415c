import { team } from '../src/content/team-members.ts';
import { desktop } from './harness/devices.ts';
import { expect, pageTest as test } from './harness/fixtures.ts';
import { drawn, hydrated, settled } from './harness/visitor.ts';

test.describe('on a desktop', { tag: '@cases' }, () => {
  test.use({ device: desktop });

  test('the team grid has 1, 2 or 3 columns depending on the width, and a hovered card turns indigo', async ({
    visitor,
  }) => {
    const page = await visitor.open('/team');
    const cards = page.getByRole('main').getByRole('article');
    for (const [width, columns] of [
      [390, 1],
      [768, 2],
      [1440, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const lefts = await cards.evaluateAll((all) =>
        all.map((card) => Math.round(card.getBoundingClientRect().left)),
      );
      expect(new Set(lefts).size, `at ${width}px`).toBe(columns);
    }

    const card = cards.first();
    const name = card.getByRole('heading');
    const colour = await name.evaluate((element) => getComputedStyle(element).color);
    await card.hover();
    await expect(card).toHaveCSS('background-color', 'rgb(67, 56, 202)');
    await expect(name).not.toHaveCSS('color', colour);
  });

  test('hovering over a product card shows its two links', async ({ visitor }) => {
    const page = await visitor.open('/products');
    const card = page.getByRole('article').filter({ hasText: 'CapStart' });
    const overlay = card.locator('.product-card-overlay');
    await expect(overlay).toHaveCSS('opacity', '0');
    await card.hover();
    await expect(overlay).toHaveCSS('opacity', '1');
    const details = overlay.getByRole('link', { name: /^Details/ });
    await expect(details).toHaveAttribute('href', '/products/capstart');
    const visit = overlay.getByRole('link', { name: /^Visit Website/ });
    await expect(visit).toHaveAttribute('href', 'https://capstart.example');
  });

  for (const [role, name, path] of [
    ['button', 'Reload this page', '/company/initiatives'],
    ['link', 'Go to the home page', '/'],
  ] as const) {
    test(`a page that fails to render shows an error, and '${name}' recovers from it`, async ({
      visitor,
    }) => {
      visitor.allow(/broken/);
      const page = await visitor.newPage('/');
      // Waits, because otherwise this page might still load code while the next page renders.
      await settled(page);
      await page.evaluate(() => {
        window.IntersectionObserver = class extends IntersectionObserver {
          constructor(...args: ConstructorParameters<typeof IntersectionObserver>) {
            super(...args);
            throw new Error('broken');
          }
        };
      });
      await page.getByRole('contentinfo').getByRole('link', { name: 'Initiatives' }).click();
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText('Error Page');
      await Promise.all([page.waitForEvent('load'), page.getByRole(role, { name }).click()]);
      await hydrated(page);
      await expect(page).toHaveURL(path);
      await expect(heading).not.toHaveText('Error Page');
    });
  }
});

test('a click on a placeholder icon in a team card does nothing, and a click elsewhere on the card opens the profile', {
  tag: '@cases',
}, async ({ visitor }) => {
  const page = await visitor.open('/team');
  const [first] = team;
  const card = page.getByRole('article').filter({ hasText: first.name });
  const icons = card.getByRole('list').getByRole('link', { includeHidden: true });
  await expect(icons).toHaveCount(3);
  for (const icon of await icons.all()) {
    await icon.scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => scrollY);
    const box = await icon.boundingBox();
    if (!box) throw new Error('The icon is not rendered');
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await drawn(page);
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    await expect(page).toHaveURL('/team');
  }
  // The card's link covers the text.
  await card.getByText(first.role).click({ force: true });
  await expect(page).toHaveURL(`/team/${first.id}`);
});
