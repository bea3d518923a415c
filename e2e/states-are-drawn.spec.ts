import { contactForm, writeMessage } from './harness/contact-form.ts';
import { desktop } from './harness/devices.ts';
import { expect, pageTest as test } from './harness/fixtures.ts';
import { hydrated, settled } from './harness/visitor.ts';

test.describe('on a desktop', () => {
  test.use({ device: desktop });

  test('the team grid has 1, 2 or 3 columns depending on the width; a hovered card turns indigo', async ({
    visitor,
  }) => {
    const page = await visitor.newPage('/team');
    await hydrated(page);
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

  test('hovering a product card shows its two links', async ({ visitor }) => {
    const page = await visitor.newPage('/products');
    await hydrated(page);
    const card = page.getByRole('article').filter({ hasText: 'CapStart' });
    const overlay = card.locator('.product-card-overlay');
    await expect(overlay).toHaveCSS('opacity', '0');
    await card.hover();
    await expect(overlay).toHaveCSS('opacity', '1');
    await expect(overlay.getByRole('link', { name: /^Details/ })).toHaveAttribute(
      'href',
      '/products/capstart',
    );
    await expect(overlay.getByRole('link', { name: /^Visit Website/ })).toHaveAttribute(
      'href',
      'https://capstart.example',
    );
  });

  test('an invalid field has a red border and its message in red', async ({ visitor }) => {
    const page = await visitor.newPage('/contact');
    await writeMessage(page, { name: '', email: '', message: '' });
    for (const words of [
      'Please enter your name',
      'Please enter your email',
      'Please enter your message',
    ]) {
      await expect(page.getByText(words)).toHaveCSS('color', 'rgb(180, 35, 24)');
    }
    const { name, email, message } = contactForm(page);
    for (const field of [name, email, message]) {
      await expect(field).toHaveCSS('border-color', 'rgb(180, 35, 24)');
    }
  });

  for (const [role, name, path, tag] of [
    ['button', 'Reload this page', '/company/initiatives', []],
    ['link', 'Go to the home page', '/', ['@cases']],
  ] as const) {
    test(`a page that fails to render shows an error, and '${name}' recovers from it`, {
      tag: [...tag],
    }, async ({ visitor }) => {
      visitor.allow(/broken/);
      const page = await visitor.newPage('/');
      // Waits for the shell's requests: otherwise the shell would make them while the next page
      // renders.
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
