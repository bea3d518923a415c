import type { Page, Request } from '@playwright/test';
import type { TestMailServer } from '../server/testing/mail-server.ts';
import { newsletterForm, subscribe, subscription } from './harness/contact-form.ts';
import { expect } from './harness/fixtures.ts';
import { valuesInBrowser } from './harness/kept-in-browser.ts';
import { SITE_URL, mailTest as test } from './harness/mail-test.ts';
import { keptUrls } from './harness/offline-copy.ts';
import type { Site } from './harness/running-site.ts';
import { goTo, hydrated, offlineReady, type Visitor } from './harness/visitor.ts';

const linksIn = async ({ mails }: TestMailServer) => {
  await expect.poll(() => mails.length).toBe(1);
  const [mail] = mails;
  expect(mail?.recipients).toEqual([subscription.email]);
  const { value: unsubscribe = '' } =
    mail?.email.headers.find(({ key }) => key === 'list-unsubscribe') ?? {};
  const [confirm = ''] = /https:\/\/\S+\/newsletter\/confirm\S+/.exec(mail?.email.text ?? '') ?? [];
  return {
    confirm: confirm.replace(SITE_URL, ''),
    unsubscribe: unsubscribe.replace(/^<(.+)>$/, '$1').replace(SITE_URL, ''),
  };
};

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const press = async (page: Page, name: string) => {
  await page.getByRole('main').getByRole('button', { name }).click();
};

const subscribers = async (site: Site) => (await site.subscribers()).map(({ email }) => email);

test.describe('without JavaScript', () => {
  test.use({ device: { javaScriptEnabled: false } });

  test('the links in an email confirm and end a subscription, and a broken link shows an error', {
    tag: '@mail',
  }, async ({ visitor, site, mailServer }) => {
    visitor.allow(/status of 404/);
    const page = await visitor.newPage('/');
    await newsletterForm(page).email.fill(subscription.email);
    await newsletterForm(page).subscribe.click();
    await expect(page).toHaveURL('/sent/newsletter');
    const { confirm, unsubscribe } = await linksIn(mailServer);
    await page.goto(`${confirm}x`);
    await press(page, 'Confirm my subscription');
    await expect(heading(page)).toHaveText('This link does not work');
    expect(await subscribers(site)).toEqual([]);
    await page.goto(confirm);
    await press(page, 'Confirm my subscription');
    await expect(page).toHaveURL('/newsletter/confirmed');
    await expect(heading(page)).toHaveText('You are subscribed');
    expect(await subscribers(site)).toEqual([subscription.email]);
    await page.goto(unsubscribe);
    await press(page, 'Unsubscribe');
    await expect(page).toHaveURL('/newsletter/unsubscribed');
    await expect(heading(page)).toHaveText('You are unsubscribed');
    expect(await subscribers(site)).toEqual([]);
  });
});

/**
 * Watches for requests that leak the token: in the referrer, or in a URL that is not navigated to.
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
    // Stops listening, because the browser may close before the headers of later requests are read.
    visitor.context.off('request', note);
    return (await Promise.all(requests)).filter((each) => each.includes(token));
  };
};

test.describe('on a later visit', () => {
  test.use({ isReturning: true });

  test('a link in an email opens offline, and its token is neither stored nor sent to other URLs', {
    tag: '@mail',
  }, async ({ homePage: page, visitor, network, site, mailServer }) => {
    await offlineReady(page);
    await subscribe(page);
    const { confirm } = await linksIn(mailServer);
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
