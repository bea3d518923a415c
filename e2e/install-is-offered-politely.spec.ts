import type { BrowserContext, Page } from '@playwright/test';
import { install } from '../src/content/install-words.ts';
import { phone } from './harness/devices.ts';
import { expect, pageTest, test } from './harness/fixtures.ts';
import { noteNotices, shows } from './harness/notices.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1';

const card = (page: Page) => page.getByText('Install this site?');
const entry = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Install this site' });

// Suppresses the browser's own offer, because a test cannot answer its prompt.
test.beforeEach(({ visitor }) => withoutOwnOffer(visitor.context));

const withoutOwnOffer = (context: BrowserContext) =>
  context.addInitScript(() =>
    addEventListener('beforeinstallprompt', (event) => {
      if (event.isTrusted) event.stopImmediatePropagation();
    }),
  );

/** Offers installation as Chromium does. The prompt resolves to `outcome`, or rejects. */
const offering = async (
  context: BrowserContext,
  outcome: 'accepted' | 'dismissed' | 'rejected',
) => {
  await context.addInitScript((answer) => {
    const offer = () => {
      const event = new Event('beforeinstallprompt', { cancelable: true });
      const prompt = async () => {
        const asked = Number(sessionStorage.getItem('asked')) + 1;
        sessionStorage.setItem('asked', String(asked));
        if (answer === 'rejected') throw new DOMException('', 'NotAllowedError');
        if (answer === 'accepted') dispatchEvent(new Event('appinstalled'));
        return { outcome: answer };
      };
      dispatchEvent(Object.assign(event, { prompt }));
    };
    addEventListener('load', offer);
  }, outcome);
};

const timesAsked = (page: Page) => page.evaluate(() => sessionStorage.getItem('asked'));

const follow = async (page: Page, name: string) => {
  const link = page.getByRole('link', { name, exact: true, includeHidden: true });
  const column = page.getByRole('contentinfo').locator('details', { has: link });
  // On a phone, a click on the column's name opens the column.
  if ((await column.getAttribute('open')) === null) await column.locator('summary').click();
  await column.locator(link).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

test('the install card appears on the third page of a first visit, and never again if the visitor declines', {
  tag: '@cases',
}, async ({ visitor }) => {
  await offering(visitor.context, 'dismissed');
  await noteNotices(visitor.context);
  const page = await visitor.open('/');
  await expect(entry(page)).toBeVisible();
  // Waits until all notices have disappeared, because the card does not appear beside a notice.
  await shows(page, 'Available offline', { timeout: 60_000 });
  await expect(page.locator('[data-notice]')).toHaveCount(0);
  await follow(page, 'Culture');
  await expect(card(page)).toHaveCount(0);
  await follow(page, 'Research');
  await expect(card(page)).toBeVisible();
  await page.getByRole('button', { name: 'No, thank you' }).click();
  await expect(card(page)).toHaveCount(0);

  await visitor.closeBrowser();
  await visitor.openBrowser();
  await withoutOwnOffer(visitor.context);
  await offering(visitor.context, 'dismissed');
  const later = await visitor.open('/');
  await expect(entry(later)).toBeVisible();
  for (const name of ['Culture', 'Research', 'Team']) await follow(later, name);
  await expect(card(later)).toHaveCount(0);
  expect(await timesAsked(later)).toBeNull();
});

test.describe('on a second visit', () => {
  test.use({ isReturning: true });

  test('the install card installs the site and disappears', { tag: '@cases' }, async ({
    visitor,
  }) => {
    await offering(visitor.context, 'accepted');
    const page = await visitor.open('/');
    for (const name of ['Culture', 'Research']) await follow(page, name);
    await page.getByRole('button', { name: 'Install', exact: true }).click();
    await expect(card(page)).toHaveCount(0);
    await expect(entry(page)).toHaveCount(0);
    expect(await timesAsked(page)).toBe('1');
  });
});

test('if the browser rejects the install prompt, the offer disappears without an error', {
  tag: '@cases',
}, async ({ visitor }) => {
  await offering(visitor.context, 'rejected');
  const page = await visitor.open('/');
  await entry(page).click();
  await expect(entry(page)).toHaveCount(0);
  expect(await timesAsked(page)).toBe('1');
});

test.describe('on an iPhone', () => {
  test.use({ device: { ...phone, userAgent: IPHONE } });

  pageTest('the menu shows how to install the site', { tag: '@cases' }, async ({ visitor }) => {
    const page = await visitor.open('/');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    const offer = menu.getByRole('button', { name: 'Install this site' });
    await offer.click();
    const steps = page.getByRole('dialog', { name: install.title });
    await expect(steps.getByRole('listitem')).toHaveText([
      'Press Share in your browser’s bar.',
      'Scroll down and choose ‘Add to Home Screen’.',
      'Press Add.',
    ]);
    await steps.getByRole('button', { name: 'Close' }).click();
    await expect(steps).toBeHidden();
    await expect(offer).toBeFocused();
  });
});
