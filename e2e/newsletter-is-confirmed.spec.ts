import type { Page } from '@playwright/test';
import type { TestMailServer } from '../server/testing/mail-server.ts';
import { subscribe, subscription } from './harness/contact-form.ts';
import { expect } from './harness/fixtures.ts';
import { SITE_URL, mailTest as test } from './harness/mail-test.ts';
import type { Site } from './harness/running-site.ts';
import { goTo, hydrated, offlineReady, type Visitor } from './harness/visitor.ts';

/** Waits for `count` mails, and returns the links in the text and headers of the newest. */
const linksIn = async ({ mails }: TestMailServer, count: number) => {
  await expect.poll(() => mails.length).toBe(count);
  const mail = mails.at(-1);
  expect(mail?.recipients).toEqual([subscription.email]);
  const header = (name: string) =>
    mail?.email.headers.find(({ key }) => key === name)?.value.replace(/^<(.+)>$/, '$1') ?? '';
  const [confirm = ''] = /https:\/\/\S+\/newsletter\/confirm\S+/.exec(mail?.email.text ?? '') ?? [];
  return {
    confirm: confirm.replace(SITE_URL, ''),
    unsubscribe: header('list-unsubscribe').replace(SITE_URL, ''),
    oneClick: header('list-unsubscribe-post'),
  };
};

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const press = async (page: Page, name: string) => {
  await page.getByRole('main').getByRole('button', { name }).click();
};

const confirmIn = async (page: Page, link: string) => {
  await page.goto(link);
  await press(page, 'Confirm my subscription');
  await expect(page).toHaveURL('/newsletter/confirmed');
  await expect(heading(page)).toHaveText('You are subscribed');
};
const unsubscribeIn = async (page: Page, link: string) => {
  await page.goto(link);
  await press(page, 'Unsubscribe');
  await expect(page).toHaveURL('/newsletter/unsubscribed');
  await expect(heading(page)).toHaveText('You are unsubscribed');
};

const subscribers = async (site: Site) => (await site.subscribers()).map(({ email }) => email);

test.use({ isReturning: true });

test('a subscription can be confirmed, ended by a mail program, confirmed again, and ended by a link', {
  tag: '@mail',
}, async ({ homePage: page, site, mailServer, network }) => {
  await offlineReady(page);
  await subscribe(page);
  const first = await linksIn(mailServer, 1);
  // Requests the page without pressing its button, like a virus scanner.
  expect((await page.request.get(first.confirm)).status()).toBe(200);
  expect(await subscribers(site)).toEqual([]);
  await confirmIn(page, first.confirm);
  expect(await subscribers(site)).toEqual([subscription.email]);

  // Posts like a mail program, without a page or cookies.
  const ended = await fetch(`${network.origin}${first.unsubscribe}`, {
    method: 'POST',
    body: new URLSearchParams(first.oneClick),
    redirect: 'manual',
  });
  expect(ended.status).toBe(200);
  expect(await subscribers(site)).toEqual([]);

  await page.goto('/team');
  await subscribe(page);
  const second = await linksIn(mailServer, 2);
  expect(second.unsubscribe).toBe(first.unsubscribe);
  await confirmIn(page, second.confirm);
  expect(await subscribers(site)).toEqual([subscription.email]);
  await unsubscribeIn(page, second.unsubscribe);
  expect(await subscribers(site)).toEqual([]);
});

/** Records requests with the token in the referrer or, except for navigations, in the URL. */
const leaksOf = (visitor: Visitor, token: string): readonly string[] => {
  const leaks: string[] = [];
  visitor.context.on('request', async (request) => {
    const { referer = '' } = await request.allHeaders().catch(() => ({ referer: '' }));
    const isNavigation = request.isNavigationRequest();
    if (referer.includes(token) || (!isNavigation && request.url().includes(token))) {
      leaks.push(`${request.method()} ${request.url()} from ${referer}`);
    }
  });
  return leaks;
};

test.describe('on a first visit', () => {
  test.use({ isReturning: false });

  test('a page does not reveal the token in its URL when it loads files', {
    tag: '@cases',
  }, async ({ visitor }) => {
    const leaks = leaksOf(visitor, 'a-token');
    const page = await visitor.open('/newsletter/confirm?token=a-token');
    // Waits for the registration of the worker, which is the last request of a page.
    await expect
      .poll(() =>
        page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
      )
      .toBe(1);
    expect(leaks).toEqual([]);
  });
});

test('a link in a mail opens offline, and its token is neither stored nor sent to other URLs', {
  tag: '@mail',
}, async ({ homePage: page, visitor, network, mailServer }) => {
  await offlineReady(page);
  await subscribe(page);
  const { confirm } = await linksIn(mailServer, 1);
  const [, token = ''] = confirm.split('=');
  const leaks = leaksOf(visitor, token);
  network.cut();
  await goTo(page, confirm);
  await expect(page).toHaveURL(confirm);
  await expect(heading(page)).toHaveText('Confirm your subscription');
  await network.connect();
  await press(page, 'Confirm my subscription');
  await expect(page).toHaveURL('/newsletter/confirmed');
  await hydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'Open vacancies' }).click();
  await expect(page).toHaveURL('/careers');
  const kept = await page.evaluate(async () => {
    const urls: string[] = [JSON.stringify({ ...localStorage })];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) urls.push(url);
    }
    return urls.join('\n');
  });
  expect(kept).toContain('/newsletter/confirm.html');
  expect(kept).not.toContain(token);
  expect(leaks).toEqual([]);
});

test.describe('without script', () => {
  test.use({ device: { javaScriptEnabled: false }, isReturning: false });

  test('a broken link is reported and changes nothing; working links confirm and unsubscribe', {
    tag: '@mail',
  }, async ({ visitor, site, mailServer }) => {
    visitor.allow(/status of 404/);
    const page = await visitor.newPage('/');
    await page.getByRole('contentinfo').getByRole('textbox').fill(subscription.email);
    await page.getByRole('contentinfo').getByRole('button', { name: 'Subscribe' }).click();
    const { confirm, unsubscribe } = await linksIn(mailServer, 1);
    for (const link of [confirm.slice(0, -1), '/newsletter/confirm', `${confirm}x`]) {
      await page.goto(link);
      await press(page, 'Confirm my subscription');
      await expect(heading(page)).toHaveText('This link does not work');
    }
    await page.goto(unsubscribe.slice(0, -1));
    await press(page, 'Unsubscribe');
    await expect(heading(page)).toHaveText('This link does not work');
    expect(await subscribers(site)).toEqual([]);
    await confirmIn(page, confirm);
    expect(await subscribers(site)).toEqual([subscription.email]);
    await unsubscribeIn(page, unsubscribe);
    expect(await subscribers(site)).toEqual([]);
  });
});
