import type { Page } from '@playwright/test';
import { consent } from '../src/content/consent.ts';
import { careersWith } from '../src/content/pages/careers.ts';
import { retentionWith } from '../src/content/retention.ts';
import { QUERIES } from '../src/graphql/query-store.ts';
import { OUTBOX } from '../src/submissions/sending/outbox-settings.ts';
import {
  contactForm,
  message,
  newsletterForm,
  subscribe,
  subscription,
  writeMessage,
} from './harness/contact-form.ts';
import { ANALYTICS_HOSTS, playAnalytics } from './harness/google.ts';
import { proxyTo } from './harness/internet.ts';
import { comparedWithCookiePage } from './harness/kept-in-browser.ts';
import { keptUrls } from './harness/offline-copy.ts';
import { type Site, withSite } from './harness/running-site.ts';
import { dispatchSync } from './harness/service-worker.ts';
import { tour, watchViolations } from './harness/tour.ts';
import { API_HOST, expect, variantTest as test } from './harness/variant.ts';
import { goTo, offlineReady, reload, waitingRecords } from './harness/visitor.ts';

const { vacancies: words } = careersWith(retentionWith(null));

// These tests share the builds, so they are in one file and do not run in parallel.
test.describe.configure({ mode: 'default' });

const question = (page: Page) => page.locator('[data-notice="consent"]');

test('neither a page nor the worker of the default build sends a request to another host', {
  tag: '@build',
}, async ({ visitor, internet, site }) => {
  test.slow();
  const violations = await watchViolations(visitor);
  const page = await visitor.newPage('/');
  await offlineReady(page);
  await tour(page);
  expect(violations).toEqual([]);
  expect(internet.askedHosts).toEqual([]);
  expect(await site.inbox()).toMatchObject([message, subscription]);
});

test('the cookie page lists everything that the browser stores', { tag: '@build' }, async ({
  visitor,
  network,
}) => {
  const page = await visitor.newPage('/careers');
  await offlineReady(page);
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await goTo(page, '/contact');
  await contactForm(page).message.fill('A draft');
  network.cut();
  await subscribe(page);
  await expect(newsletterForm(page).saved).toBeVisible();
  const { listed, unlisted } = await comparedWithCookiePage(page);
  expect(unlisted).toEqual([]);
  expect(listed).toEqual(expect.arrayContaining(['theme', OUTBOX, QUERIES]));
});

const apiTest = test.extend<{ api: Site }>({
  api: async ({ network }, use) => withSite({ ALLOWED_ORIGINS: network.origin }, use),
});

apiTest.describe('with an absolute endpoint', { tag: '@build' }, () => {
  apiTest.use({ variant: 'absolute' });

  apiTest(
    "pages send requests only to their own host and the endpoint's host",
    async ({ visitor, internet, site, api }) => {
      apiTest.slow();
      internet.hosts[API_HOST] = proxyTo(() => api.port);
      const violations = await watchViolations(visitor);
      const page = await visitor.newPage('/careers');
      const vacancies = page.getByRole('region', { name: words.title });
      await expect(vacancies.getByRole('article')).not.toHaveCount(0);
      await tour(page);
      expect(violations).toEqual([]);
      expect(internet.askedHosts).toEqual([API_HOST]);
      for (const { headers } of internet.asked) expect(headers.cookie).toBeUndefined();
      expect(await api.inbox()).toMatchObject([message, subscription]);
      expect(await site.inbox()).toEqual([]);
    },
  );

  apiTest(
    'the worker sends a message while the site is closed, and a response without a receipt does not erase the message',
    async ({ visitor, internet, network, site, api }) => {
      internet.hosts[API_HOST] = (_, response) =>
        response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Parked</h1>');
      visitor.allow(/api\.company\.example/);
      const page = await visitor.newPage('/contact');
      await offlineReady(page);
      await writeMessage(page);
      await expect(contactForm(page).saved).toBeVisible();
      // This server responds, but does not allow the site's origin to read its responses.
      internet.hosts[API_HOST] = proxyTo(() => site.port);
      await reload(page);
      expect(await waitingRecords(page)).toBe(1);
      internet.hosts[API_HOST] = proxyTo(() => api.port);
      await page.goto('about:blank');
      await expect(async () => {
        await dispatchSync(visitor.context, network.origin, { isShell: true });
        expect(await api.inbox()).toMatchObject([message]);
      }).toPass({ timeout: 60_000 });
      expect(await site.inbox()).toEqual([]);
    },
  );
});

test.describe('Firebase', { tag: '@build' }, () => {
  test.use({ variant: 'firebase' });

  test('loads analytics only with consent; when consent is withdrawn, analytics stops and its data is erased', async ({
    visitor,
    internet,
  }) => {
    test.slow();
    playAnalytics(internet);
    const violations = await watchViolations(visitor);
    const page = await visitor.newPage('/');
    await offlineReady(page);
    await expect(question(page)).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(question(page)).toBeVisible();
    expect(internet.askedHosts).toEqual([]);
    await page.getByRole('button', { name: consent.accept }).click();
    await expect(question(page)).toHaveCount(0);
    await expect.poll(() => internet.askedHosts).toEqual(ANALYTICS_HOSTS);
    await tour(page);
    expect(violations).toEqual([]);
    expect(internet.askedHosts).toEqual(ANALYTICS_HOSTS);

    await page.goto('/cookies');
    await page.getByRole('heading', { name: consent.change, exact: true }).scrollIntoViewIfNeeded();
    await expect(page.getByText(consent.accepted)).toBeVisible();
    const { listed, unlisted } = await comparedWithCookiePage(page);
    expect(unlisted).toEqual([]);
    expect(listed).toEqual(
      expect.arrayContaining(['_ga', '_ga_1', 'firebase-installations-database']),
    );
    await expect.poll(() => page.evaluate(() => document.cookie)).toContain('_ga');
    await page.getByRole('button', { name: consent.decline }).click();
    await expect.poll(() => page.evaluate(() => document.cookie)).toBe('');
    const { length } = internet.asked;
    await page.getByRole('link', { name: 'Careers' }).first().click();
    await expect(page).toHaveURL(/careers/);
    await goTo(page, '/about');
    await expect
      .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
      .not.toContainEqual(expect.stringContaining('firebase'));
    expect(internet.asked.slice(length)).toEqual([]);
  });

  test('is neither loaded nor contacted if consent is refused, and the visitor is not asked again', async ({
    visitor,
    internet,
  }) => {
    test.slow();
    const scripts: string[] = [];
    visitor.context.on('request', (request) => scripts.push(request.url()));
    const violations = await watchViolations(visitor);
    const page = await visitor.newPage('/');
    await offlineReady(page);
    await page.getByRole('heading', { level: 1 }).click();
    await question(page).getByRole('button', { name: consent.decline }).click();
    await expect(question(page)).toHaveCount(0);
    await tour(page);
    await expect(question(page)).toHaveCount(0);
    expect(violations).toEqual([]);
    expect(internet.askedHosts).toEqual([]);
    expect(scripts.filter((url) => url.includes('firebase'))).toEqual([]);
    expect((await keptUrls(page)).filter((url) => url.includes('firebase'))).toEqual([]);
    expect(await page.evaluate(() => document.cookie)).toBe('');
  });
});
