import type { Page, Request } from '@playwright/test';
import type { TestMailServer } from '../server/testing/mail-server.ts';
import { newsletterForm, subscribe, subscription } from './harness/contact-form.ts';
import { expect } from './harness/fixtures.ts';
import { valuesInBrowser } from './harness/kept-in-browser.ts';
import { SITE_URL, mailTest as test } from './harness/mail-test.ts';
import { keptUrls } from './harness/offline-copy.ts';
import type { Site } from './harness/running-site.ts';
import { goTo, hydrated, offlineReady, type Visitor } from './harness/visitor.ts';

/** Waits for `count` emails, and returns the links in the newest one's text and headers. */
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
const subscribers = async (site: Site) => (await site.subscribers()).map(({ email }) => email);

test.describe('without JavaScript', () => {
  test.use({ device: { javaScriptEnabled: false } });

  test('a subscription can be confirmed, ended by a mail program, confirmed again, and ended by a link; broken links are reported and change nothing', {
    tag: '@mail',
  }, async ({ visitor, site, mailServer, network }) => {
    visitor.allow(/status of 404/);
    const page = await visitor.context.newPage();
    const subscribeOn = async (path: string) => {
      await page.goto(path);
      await newsletterForm(page).email.fill(subscription.email);
      await newsletterForm(page).subscribe.click();
      await expect(page).toHaveURL('/sent/newsletter');
    };
    const isBroken = async (link: string, button: string) => {
      await page.goto(link);
      await press(page, button);
      await expect(heading(page)).toHaveText('This link does not work');
    };
    await subscribeOn('/');
    const first = await linksIn(mailServer, 1);
    // Requests the page without pressing its button, as a virus scanner does.
    expect((await page.request.get(first.confirm)).status()).toBe(200);
    for (const link of [first.confirm.slice(0, -1), '/newsletter/confirm', `${first.confirm}x`]) {
      await isBroken(link, 'Confirm my subscription');
    }
    expect(await subscribers(site)).toEqual([]);
    await confirmIn(page, first.confirm);
    await isBroken(first.unsubscribe.slice(0, -1), 'Unsubscribe');
    expect(await subscribers(site)).toEqual([subscription.email]);

    // Posts as a mail program does, without a page or cookies.
    const ended = await fetch(`${network.origin}${first.unsubscribe}`, {
      method: 'POST',
      body: new URLSearchParams(first.oneClick),
      redirect: 'manual',
    });
    expect(ended.status).toBe(200);
    expect(await subscribers(site)).toEqual([]);

    await subscribeOn('/team');
    const second = await linksIn(mailServer, 2);
    expect(second.unsubscribe).toBe(first.unsubscribe);
    await confirmIn(page, second.confirm);
    expect(await subscribers(site)).toEqual([subscription.email]);
    await page.goto(second.unsubscribe);
    await press(page, 'Unsubscribe');
    await expect(page).toHaveURL('/newsletter/unsubscribed');
    await expect(heading(page)).toHaveText('You are unsubscribed');
    expect(await subscribers(site)).toEqual([]);
  });
});

/**
 * Watches for requests with the token in the referrer or, except for navigations, in the URL.
 * @returns a function that returns the requests found so far
 */
const watchLeaks = (visitor: Visitor, token: string): (() => Promise<readonly string[]>) => {
  const requests: Promise<string>[] = [];
  const note = (request: Request) => {
    const url = request.isNavigationRequest() ? '' : request.url();
    requests.push(
      request.allHeaders().then(({ referer = '' }) => `${request.method()} ${url} from ${referer}`),
    );
  };
  visitor.context.on('request', note);
  return async () => {
    // The headers of later requests could not be read, because the test closes the browser.
    visitor.context.off('request', note);
    return (await Promise.all(requests)).filter((each) => each.includes(token));
  };
};

test('a page does not reveal the token in its URL when it loads files', {
  tag: '@cases',
}, async ({ visitor }) => {
  const leaks = watchLeaks(visitor, 'a-token');
  const page = await visitor.open('/newsletter/confirm?token=a-token');
  // Waits until the worker is registered, because its script is a page's last request.
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    )
    .toBe(1);
  expect(await leaks()).toEqual([]);
});

test.describe('on a later visit', () => {
  test.use({ isReturning: true });

  test('a link in an email opens offline, and its token is neither stored nor sent to other URLs', {
    tag: '@mail',
  }, async ({ homePage: page, visitor, network, site, mailServer }) => {
    await offlineReady(page);
    await subscribe(page);
    const { confirm } = await linksIn(mailServer, 1);
    const [, token = ''] = confirm.split('=');
    const leaks = watchLeaks(visitor, token);
    network.cut();
    await goTo(page, confirm);
    await expect(page).toHaveURL(confirm);
    await expect(heading(page)).toHaveText('Confirm your subscription');
    await network.connect();
    await press(page, 'Confirm my subscription');
    await expect(page).toHaveURL('/newsletter/confirmed');
    expect(await subscribers(site)).toEqual([subscription.email]);
    await hydrated(page);
    await page.getByRole('main').getByRole('link', { name: 'Open vacancies' }).click();
    await expect(page).toHaveURL('/careers');
    const kept = (await keptUrls(page)).join();
    expect(kept).toContain('/newsletter/confirm.html');
    expect(kept).not.toContain(token);
    expect(await valuesInBrowser(page)).not.toContain(token);
    expect(await leaks()).toEqual([]);
  });
});
