import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { contact } from '../src/content/pages/contact.ts';
import { privacyWith } from '../src/content/pages/privacy.ts';
import { retentionWith } from '../src/content/retention.ts';
import { storageKeys } from '../src/page/storage-keys.ts';
import { SHARED_CACHE } from '../src/submissions/shared-text.ts';
import { contactForm, saveOffline } from './harness/contact-form.ts';
import { expect, test } from './harness/fixtures.ts';
import { listsAreKept, valuesInBrowser } from './harness/kept-in-browser.ts';
import { postForm } from './harness/post-form.ts';
import {
  drafts,
  hydrated,
  keptRecords,
  offlineReady,
  reload,
  type Visitor,
} from './harness/visitor.ts';

test.use({ isReturning: true });

const privacy = privacyWith(retentionWith(null));

const { shared: words } = contact;
const { share_target: shareTarget } = JSON.parse(readFileSync('manifest.webmanifest', 'utf8'));
const LIMIT = 3000;

const offer = (page: Page) => {
  const box = page.getByRole('main').getByRole('status').filter({ hasText: words.offer });
  return {
    box,
    add: box.getByRole('button', { name: words.add }),
    discard: box.getByRole('button', { name: words.discard }),
  };
};

/** Posts text to the share target as another site would, and returns the page that opens. */
const postFromElsewhere = async (visitor: Visitor, origin: string, text: string, more = {}) => {
  const page = await visitor.context.newPage();
  const { action, enctype } = shareTarget;
  await postForm(page, { action: origin + action, enctype, fields: { text, ...more } });
  await page.waitForURL(`${origin}/contact`);
  await hydrated(page);
  return page;
};

const sharedTexts = (page: Page) =>
  page.evaluate(async (name) => {
    const cache = await caches.open(name);
    return Promise.all((await cache.matchAll()).map((response) => response.text()));
  }, SHARED_CACHE);

const hasSharedTexts = (page: Page) => page.evaluate((name) => caches.has(name), SHARED_CACHE);

test('the last text posted by another site is offered even offline, and is either added to the draft or erased, as the visitor wishes', {
  tag: '@cases',
}, async ({ contactPage: page, visitor, network }) => {
  visitor.allow(/graphql/);
  await offlineReady(page);
  await contactForm(page).name.fill('Lindiwe Dube');
  await contactForm(page).message.fill('Half a message');
  expect(shareTarget.method).toBe('POST');

  network.cut();
  await (await postFromElsewhere(visitor, network.origin, 'Buy this')).close();
  const more = { title: 'A tender', url: 'https://example.org/tender' };
  await (await postFromElsewhere(visitor, network.origin, 'Buy that', more)).close();
  const shared = 'A tender\nBuy that\nhttps://example.org/tender';
  expect(await sharedTexts(page)).toEqual([shared]);

  await reload(page);
  await expect(offer(page).box).toContainText('Buy that');
  await expect(contactForm(page).message).toHaveValue('Half a message');
  await contactForm(page).message.fill('More than half a message');
  await offer(page).add.click();
  await expect(offer(page).box).toBeHidden();
  const merged = `More than half a message\n\n${shared}`;
  await expect(contactForm(page).message).toHaveValue(merged);
  await expect(contactForm(page).message).toBeFocused();

  await reload(page);
  await expect(contactForm(page).message).toHaveValue(merged);
  await expect(contactForm(page).name).toHaveValue('Lindiwe Dube');
  await expect(offer(page).box).toBeHidden();

  const again = await postFromElsewhere(visitor, network.origin, 'Buy this');
  await offer(again).discard.click();
  await expect(offer(again).box).toBeHidden();
  await expect.poll(() => hasSharedTexts(again)).toBe(false);
});

test('if an earlier worker has stored shared text twice, only the last text is offered, only once, and cut to the length limit', {
  tag: '@cases',
}, async ({ contactPage: page }) => {
  await offlineReady(page);
  await page.evaluate(async (name) => {
    const cache = await caches.open(name);
    for (const text of ['one', 'x'.repeat(1_000_000)]) {
      await cache.put(`/shared/${text.length}`, new Response(text));
    }
  }, SHARED_CACHE);
  await reload(page);
  await offer(page).add.click();
  await expect(contactForm(page).message).toHaveValue('x'.repeat(LIMIT));
  await expect.poll(() => hasSharedTexts(page)).toBe(false);
});

const { deviceData } = privacy;

test('erasing the data on the device leaves none of the text that the visitor has entered', {
  tag: '@cases',
}, async ({ contactPage: page, visitor, network }) => {
  visitor.allow(/graphql/);
  await offlineReady(page);
  await page.close();
  const opened = await postFromElsewhere(visitor, network.origin, 'Buy this');
  await expect(offer(opened).box).toBeVisible();
  await opened.evaluate((key) => localStorage.setItem(key, 'dark'), storageKeys.theme);
  await saveOffline(opened, network);
  await contactForm(opened).message.fill('Half a message');
  await expect.poll(() => drafts(opened)).toHaveLength(1);
  await listsAreKept(opened);

  await opened.goto('/privacy');
  await opened.getByRole('button', { name: deviceData.erase }).click();
  await expect(opened.getByText(deviceData.confirm.warning)).toBeVisible();
  await opened.getByRole('button', { name: deviceData.confirm.yes }).click();
  await expect(opened.getByText(deviceData.erased)).toBeVisible();
  expect(await keptRecords(opened)).toEqual([]);
  expect(await valuesInBrowser(opened)).not.toMatch(
    /Half a message|Lindiwe|dark|vacancies|intakes/,
  );
  expect(await hasSharedTexts(opened)).toBe(false);
});
