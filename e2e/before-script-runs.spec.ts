import type { Page, Route } from '@playwright/test';
import { training } from '../src/content/pages/training.ts';
import { gate } from '../src/loading/testing/gate.ts';
import { storageKeys } from '../src/page/storage-keys.ts';
import { contactForm, fillMessage, message } from './harness/contact-form.ts';
import { expect, pageTest as test } from './harness/fixtures.ts';
import { drafts, goTo, holdScript, hydrated, reload, useOwnFonts } from './harness/visitor.ts';

/** The scripts of a page's sections, which load after the page has started. */
const SECTIONS = /\/assets\/(?:islands|stills)-.*\.js$/;

const position = (page: Page) => page.evaluate(() => Math.round(scrollY));

test('the scroll position survives hydration and a reload', {
  tag: '@cases',
}, async ({ visitor }) => {
  const page = await visitor.context.newPage();
  await useOwnFonts(page);
  const release = await holdScript(page);
  await page.goto('/', { waitUntil: 'commit' });
  // Styles and fonts that load after scrolling could move the visible content.
  await page.waitForFunction(() => {
    const sheets = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
    const faces = [...document.fonts].filter(({ family }) => !family.includes('Fallback'));
    return (
      document.readyState !== 'loading' &&
      [...sheets].every(({ sheet }) => sheet) &&
      faces.every(({ status }) => status === 'loaded')
    );
  });
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  release();
  await hydrated(page);
  expect(await position(page)).toBe(900);
  await reload(page);
  // If the fonts load late after the reload, lines above the viewport may wrap differently.
  await expect.poll(() => position(page)).toBeGreaterThan(800);
});

test('a link in the header works even if it is clicked while the page loads', async ({
  visitor,
}) => {
  const page = await visitor.context.newPage();
  // Clicks the link once per task until the app follows it, and prevents the browser's navigation.
  await page.addInitScript(() => {
    const { port1, port2 } = new MessageChannel();
    addEventListener('click', (event) => event.preventDefault());
    port1.onmessage = () => {
      document.querySelector<HTMLElement>('header a[href="/products"]')?.click();
      if (location.pathname !== '/products') port2.postMessage('');
    };
    port2.postMessage('');
  });
  await page.goto('/');
  await expect(page).toHaveURL('/products');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('product');
});

/**
 * Opens a page, holds back its route's script, and waits until the app handles clicks on links.
 * @returns the held requests
 */
const openHeld = async (page: Page, path: string): Promise<readonly Route[]> => {
  const held: Route[] = [];
  await page.route(new RegExp(`/assets${path}-.*[.]js$`), (route) => void held.push(route));
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => 'hydrated' in window);
  return held;
};

test('the last link clicked during hydration is followed within the same document', {
  tag: '@cases',
}, async ({ visitor }) => {
  const page = await visitor.context.newPage();
  const held = await openHeld(page, '/about');
  await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Training' }).click();
  await expect(page).toHaveURL('/about');
  await Promise.all(held.map((route) => route.continue()));
  await expect(page).toHaveURL('/training');
  await expect(page.locator('html[data-same]')).toBeAttached();
});

test('a clicked link opens its page even if the current page then fails to hydrate', {
  tag: '@cases',
}, async ({ visitor }) => {
  visitor.allow(/ERR_FAILED|failed to load|Failed to fetch dynamically imported module/);
  const page = await visitor.context.newPage();
  const held = await openHeld(page, '/about');
  await page.getByRole('banner').getByRole('link', { name: 'Training' }).click();
  await Promise.all(held.map((route) => route.abort()));
  await expect(page).toHaveURL('/training');
  await hydrated(page);
});

test('a link in the footer opens the complete next page even before the footer hydrates', {
  tag: '@cases',
}, async ({ visitor }) => {
  const page = await visitor.context.newPage();
  const release = await holdScript(page, SECTIONS);
  await page.goto('/');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-hydrated');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Careers' });
  // Counts the sections of the next page as soon as its heading appears.
  await page.evaluate(() => {
    const title = document.querySelector('h1')?.textContent;
    new MutationObserver((_, observer) => {
      if (document.querySelector('h1')?.textContent === title) return;
      observer.disconnect();
      document.documentElement.dataset['opened'] = String(
        document.querySelectorAll('main > .part').length,
      );
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await link.click();
  await expect(page).toHaveURL('/careers');
  await expect(html).not.toHaveAttribute('data-opened');
  release();
  await expect(html).toHaveAttribute('data-opened', '6');
  // The footer was hydrated during the navigation.
  await expect(link).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('contentinfo').locator('[aria-current]')).toHaveCount(1);
});

test('the Back button works on a reloaded page whose script has not loaded', {
  tag: '@cases',
}, async ({ visitor }) => {
  const page = await visitor.open('/training');
  const title = page.getByRole('heading', { level: 1 });
  const training = (await title.textContent()) ?? '';
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
  await expect(title).not.toHaveText(training);
  const release = await holdScript(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(title).not.toHaveText(training);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL('/training');
  release();
  await expect(title).toHaveText(training);
  await hydrated(page);
});

/** The keys of the drafts that this browser stores outside the outbox. */
const earlyDrafts = (page: Page) =>
  page.evaluate(
    (prefix) => Object.keys(localStorage).filter((key) => key.startsWith(prefix)),
    storageKeys.draftPrefix,
  );

test.describe('drafts', () => {
  test('typed text is saved if the visitor navigates right after hydration', async ({
    visitor,
  }) => {
    const page = await visitor.context.newPage();
    const form = contactForm(page);
    const release = await holdScript(page);
    await page.goto('/contact', { waitUntil: 'commit' });
    await form.message.fill(message.message);
    release();
    await hydrated(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page).toHaveURL('/privacy');
    await page.goBack();
    await expect(form.message).toHaveValue(message.message);
  });

  test('text typed before the outbox has started is stored elsewhere, and leaves no draft after it is sent', {
    tag: '@cases',
  }, async ({ visitor, site }) => {
    // Simulates the tab's previous page, which is still closing and holds the draft's lock.
    const own = `${storageKeys.draftPrefix}11111111-1111-4111-8111-111111111111`;
    const page = await visitor.newPage('/about');
    const other = await visitor.newPage('/about');
    await page.evaluate(
      ([key = '', name = '']) => sessionStorage.setItem(key, name),
      [storageKeys.ownDraft, own],
    );
    await other.evaluate(
      (name) => void navigator.locks.request(name, () => new Promise(() => {})),
      own,
    );
    await goTo(page, '/contact');
    const isAwaited = () =>
      other.evaluate(async (name) => {
        const { pending = [] } = await navigator.locks.query();
        return pending.some((lock) => lock.name === name);
      }, own);
    await expect.poll(isAwaited).toBe(true);

    await fillMessage(page);
    expect(await earlyDrafts(page)).toEqual([`${own}:contact`]);
    await contactForm(page).send.click();
    await other.close();
    await expect(page.getByText('Message sent!')).toBeVisible();
    expect(await site.inbox()).toMatchObject([message]);
    expect(await drafts(page)).toEqual([]);
    expect(await earlyDrafts(page)).toEqual([]);
  });

  test('text typed right after a reload is appended to the saved draft', { tag: '@cases' }, async ({
    contactPage: page,
  }) => {
    const form = contactForm(page);
    await form.message.fill(message.message);
    const release = await holdScript(page);
    await page.reload({ waitUntil: 'commit' });
    await form.message.fill('Begun again.');
    release();
    await hydrated(page);
    const both = `${message.message}\n\nBegun again.`;
    await expect(form.message).toHaveValue(both);
    await reload(page);
    await expect(form.message).toHaveValue(both);
  });

  test('if Send is clicked both before and after the script loads, the text is sent once and leaves no draft', async ({
    visitor,
    site,
  }) => {
    const page = await visitor.context.newPage();
    const pressedAgain = gate();
    await page.exposeFunction('pressedAgain', pressedAgain.open);
    // Playwright cannot click while the browser is leaving the page.
    await page.addInitScript(() =>
      new MutationObserver(() => {
        if (document.documentElement.dataset['hydrated'] && location.pathname === '/contact') {
          document.querySelector<HTMLElement>('main [type=submit]')?.click();
          Reflect.get(window, 'pressedAgain')();
        }
      }).observe(document, { subtree: true, attributeFilter: ['data-hydrated'] }),
    );
    const form = contactForm(page);
    const release = await holdScript(page);
    await page.goto('/contact', { waitUntil: 'commit' });
    await fillMessage(page);
    // Delays the response to the first click until after the second click.
    const posted = page.waitForRequest((request) => request.method() === 'POST');
    await page.route('/forms/contact', async (route) => {
      await pressedAgain.opened;
      await route.continue();
    });
    await form.send.click({ noWaitAfter: true });
    await posted;
    release();
    await expect(page).toHaveURL('/sent/contact');
    await hydrated(page);
    expect(await site.inbox()).toMatchObject([message]);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
    await expect(form.message).toHaveValue('');
  });
});

test("if any of a page's scripts fails to load once, the page reloads itself and hydrates", {
  tag: '@cases',
}, async ({ contactPage: page, visitor }) => {
  visitor.allow(/ERR_FAILED|failed to load|Failed to fetch dynamically imported module/);
  const files = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('[rel=modulepreload]')].map(({ href }) => href),
  );
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) {
    await page.route(file, (route) => route.abort(), { times: 1 });
    await goTo(page, '/contact');
  }
});

test('sections whose script failed to load keep their HTML, and hydrate as soon as a retry succeeds', {
  tag: '@cases',
}, async ({ visitor }) => {
  visitor.allow(/ERR_FAILED|Failed to fetch dynamically imported module/);
  const page = await visitor.context.newPage();
  // Pretends that the page has just reloaded itself, which it does at most once a minute.
  await page.addInitScript(() => sessionStorage.setItem('reloaded-for-chunk', String(Date.now())));
  await page.route(SECTIONS, (route) => route.abort(), { times: 1 });
  await page.goto('/training');
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  const rotator = page.getByRole('region', { name: training.testimonials.title });
  await expect(rotator).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await hydrated(page);
  await rotator.getByRole('button', { name: 'Next' }).click();
  const second = training.testimonials.items[1]?.developerName ?? '';
  await expect(rotator.getByText(second).filter({ visible: true })).toBeVisible();
});

test('a link to another page of the same route replaces all of the content', {
  tag: '@cases',
}, async ({ visitor }) => {
  const page = await visitor.open('/products/opher');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'CapStart' }).click();
  await expect(page).toHaveURL('/products/capstart');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('CapStart');
  await expect(main.locator('a[href="/contact?topic=products/capstart"]')).toHaveCount(1);
  await expect(main.locator('a[href$="products/opher"]')).toHaveCount(1);
});
