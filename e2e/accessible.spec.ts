import type { Page } from '@playwright/test';
import { isCleanInBothThemes } from './harness/axe.ts';
import { contactForm, newsletterForm, saveOffline, writeMessage } from './harness/contact-form.ts';
import { devices, phone } from './harness/devices.ts';
import { everyPage } from './harness/every-page.ts';
import { expect, pageTest as test, test as workerTest } from './harness/fixtures.ts';
import { overflowOf } from './harness/overflow.ts';
import { goTo, hydrated, offlineReady, useOwnFonts, waitingRecords } from './harness/visitor.ts';

/** One path per page, even if the page has several URLs. */
const paths = everyPage
  .filter(
    ({ canonical, path }) =>
      canonical || ['/auth', '/search', '/_'].includes(path) || path.startsWith('/newsletter/'),
  )
  .map(({ path }) => path)
  .concat('/training/annual-workshops', '/products/knitting', '/team/m9999');

const finish = async (page: Page) => {
  await hydrated(page);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  // An exhibit hydrates only when it is near the viewport.
  const exhibit = page.locator('[data-exhibit]');
  if ((await exhibit.count()) > 0) await exhibit.scrollIntoViewIfNeeded();
  await expect(page.locator('fieldset:disabled')).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 0));
};

for (const [name, device] of Object.entries(devices)) {
  test.describe(`on a ${name}`, () => {
    // Prevents animations, which change the contrast while they run.
    test.use({ device: { ...device, reducedMotion: 'reduce' } });
    workerTest.use({ device: { ...device, reducedMotion: 'reduce' } });

    test('every page meets the automatically testable rules of WCAG 2.2 AA', {
      tag: '@pages',
    }, async ({ visitor }) => {
      test.setTimeout(600_000);
      visitor.allow(/status of 404/);
      const page = await visitor.context.newPage();
      for (const path of paths) {
        await page.goto(path);
        await finish(page);
        await isCleanInBothThemes(page, path);
      }
    });

    workerTest(
      'form errors, form outcomes and opened FAQ answers meet the testable rules of WCAG 2.2 AA',
      { tag: '@pages' },
      async ({ contactPage: page, network }) => {
        workerTest.slow();
        await writeMessage(page, { name: '', email: 'lindiwe@', message: '' });
        await newsletterForm(page).subscribe.click();
        await expect(page.getByText('Please enter your email')).toBeVisible();
        await isCleanInBothThemes(page, 'errors');

        // The form stays in its sending state: the request hangs, and long timers never fire.
        network.spoil({ kind: 'stalled' });
        await page.evaluate(() => {
          const { setTimeout } = window;
          const short = (action: () => void, ms = 0) => (ms < 1000 ? setTimeout(action, ms) : 0);
          Object.assign(window, { setTimeout: short });
        });
        await writeMessage(page);
        await expect(contactForm(page).sending).toBeVisible();
        await isCleanInBothThemes(page, 'sending');
        await page.reload();
        await offlineReady(page);
        await saveOffline(page, network);
        await isCleanInBothThemes(page, 'saved, and waiting');
        await network.connect();
        // Waits for the delivery, because its notice could otherwise fade in on the next page.
        await expect.poll(() => waitingRecords(page), { timeout: 30_000 }).toBe(0);

        await goTo(page, '/company/academy');
        for (const question of await page.getByRole('main').locator('summary').all()) {
          await question.click();
        }
        await isCleanInBothThemes(page, 'answers');
      },
    );

    test('axe finds no violations in open menus', { tag: '@pages' }, async ({ visitor }) => {
      const page = await visitor.open('/services/cloud');
      const isOnPhone = name === 'phone';
      const menus = isOnPhone
        ? page.getByRole('dialog', { name: 'Menu' })
        : page.getByRole('banner');
      if (isOnPhone) {
        await page.getByRole('button', { name: 'Menu' }).click();
        await isCleanInBothThemes(page, 'Menu');
      }
      for (const menu of ['Company', 'Services']) {
        await menus.getByRole('button', { name: menu }).click();
        await isCleanInBothThemes(page, menu);
        if (isOnPhone) await menus.getByRole('button', { name: 'Back' }).click();
      }
    });
  });
}

for (const [what, device, larger] of [
  ['in a window 320 px wide', { ...phone, viewport: { width: 320, height: 640 } }, false],
  ['with text twice as large', { viewport: { width: 1280, height: 800 } }, true],
] as const) {
  test.describe(what, () => {
    test.use({ device: { ...device, reducedMotion: 'reduce' } });

    test('no text overflows a page horizontally', { tag: '@pages' }, async ({ visitor }) => {
      test.slow();
      visitor.allow(/status of 404/);
      const page = await visitor.context.newPage();
      if (larger) {
        // Sets the font size in the browser, because media queries in rem depend on it.
        const devtools = await visitor.context.newCDPSession(page);
        await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
      }
      await useOwnFonts(page);
      const lost: string[] = [];
      for (const path of paths) {
        await page.goto(path);
        await finish(page);
        lost.push(...(await overflowOf(page)).map((words) => `${path}: ${words}`));
      }
      expect(lost).toEqual([]);
    });
  });
}

test('keyboard users can skip to the content, and each navigation moves the focus to the heading and announces the title', async ({
  visitor,
}) => {
  const page = await visitor.open('/services/erp');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  const heading = page.getByRole('heading', { level: 1 });
  await expect(skip).not.toBeInViewport();
  await expect(heading).not.toBeFocused();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();

  for (const [link, path] of [
    ['Careers', '/careers'],
    ['Products', '/products'],
  ] as const) {
    await page.getByRole('banner').getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(path);
    await expect(heading).toBeFocused();
    const said = page.locator('[aria-live="polite"][aria-atomic="true"]');
    await expect(said).toHaveText(await page.title());
  }
  await page.goBack();
  await expect(page).toHaveURL('/careers');
  await expect(heading).toBeFocused();
});
