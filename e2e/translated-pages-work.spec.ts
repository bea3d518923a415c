import { canonicalPages } from '../src/prerender/pages.ts';
import { contactForm, message, newsletterForm, saveOffline } from './harness/contact-form.ts';
import { expect, pageTest, test } from './harness/fixtures.ts';
import {
  drafts,
  goTo,
  holdScript,
  hydrated,
  offlineReady,
  reconnect,
  waitingRecords,
} from './harness/visitor.ts';

/** Replaces each current and future text node with a `<font>`, as Chromium's translation does. */
const translate = (): void => {
  const translated = (text: Text) => {
    const words = text.data;
    const parent = text.parentElement;
    if (!words.trim() || !parent || parent.closest('font, svg, script, style, textarea')) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = words.toUpperCase();
    outer.append(inner);
    text.replaceWith(outer);
  };
  const below = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) translated(text);
  };
  document.documentElement.classList.add('translated-ltr');
  below(document.body);
  new MutationObserver((mutations) => {
    for (const { type, target, addedNodes } of mutations) {
      if (type === 'characterData') below(target);
      for (const node of addedNodes) below(node);
    }
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
};

test('a translated page accepts a message, even offline, shows that the message is saved, and has working links', {
  tag: '@pages',
}, async ({ contactPage: page, visitor, network, site }) => {
  // If a section is translated before it hydrates, React renders it again and logs this error.
  visitor.allow(/Minified React error #418/);
  await offlineReady(page);
  await page.evaluate(translate);
  const form = contactForm(page);
  await form.send.click();
  await expect(page.getByText('PLEASE ENTER YOUR NAME')).toBeVisible();
  await saveOffline(page, network);
  await expect(page.getByRole('main')).toContainText('MESSAGE SAVED');
  await expect(form.send).toBeVisible();
  await reconnect(network, page);
  await expect.poll(() => waitingRecords(page)).toBe(0);
  expect(await site.inbox()).toMatchObject([message]);

  await page.getByRole('contentinfo').locator('a[href="/services"]').first().click();
  await expect(page).toHaveURL('/services');
  await expect(page.locator('h1 font').first()).toBeVisible();
});

pageTest('no button breaks a translated page', { tag: '@pages' }, async ({ visitor }) => {
  pageTest.slow();
  // Exhibits hydrate when they become visible, after the translation.
  visitor.allow(/Minified React error #418/);
  const page = await visitor.context.newPage();
  for (const { path } of canonicalPages) {
    await goTo(page, path);
    await page.evaluate(translate);
    const buttons = page.getByRole('main').getByRole('button');
    const count = await buttons.count();
    for (let at = 0; at < count; at += 1) {
      const button = buttons.nth(at);
      if (!(await button.isVisible()) || !(await button.isEnabled())) continue;
      await button.scrollIntoViewIfNeeded();
      await button.evaluate((element) => (element as HTMLElement).click());
    }
    expect(await page.locator('h1').count(), path).toBe(1);
  }
});

pageTest(
  'a translated page keeps text that was typed before hydration',
  { tag: '@cases' },
  async ({ visitor }) => {
    visitor.allow(/Minified React error #418/);
    const page = await visitor.context.newPage();
    const release = await holdScript(page);
    await page.goto('/contact', { waitUntil: 'commit' });
    await page.waitForFunction(() => document.readyState !== 'loading');
    const form = contactForm(page);
    await form.name.fill(message.name);
    await form.message.fill(message.message);
    await newsletterForm(page).email.fill(message.email);
    await page.evaluate(translate);
    release();
    await hydrated(page);
    await expect(page.getByRole('main')).toContainText('SEND MESSAGE');
    await expect(newsletterForm(page).email).toHaveValue(message.email);
    await expect(form.name).toHaveValue(message.name);
    await expect(form.message).toHaveValue(message.message);
    const kept = async () =>
      Object.fromEntries((await drafts(page)).map(({ kind, fields }) => [kind, fields]));
    await expect.poll(kept).toMatchObject({
      contact: { name: message.name },
      newsletter: { email: message.email },
    });
  },
);
