import type { Page } from '@playwright/test';
import { careersWith } from '../src/content/pages/careers.ts';
import { training } from '../src/content/pages/training.ts';
import { retentionWith } from '../src/content/retention.ts';
import { QUERIES } from '../src/graphql/query-store.ts';
import { contactForm, writeMessage } from './harness/contact-form.ts';
import { expect, pageTest, test } from './harness/fixtures.ts';
import { listsAreKept } from './harness/kept-in-browser.ts';
import { goTo, offlineReady, reconnect } from './harness/visitor.ts';

const { vacancies, vacancy } = careersWith(retentionWith(null));
const LISTS = {
  vacancies: vacancies.title,
  intakes: training.intakes.title,
} as const;
const STALE = /what we saw last, on|dates we saw on/;

const entries = (page: Page, list: string) =>
  page.getByRole('region', { name: list }).getByRole('article');

/** Makes the database of lists fail, or never open (WebKit bug 226547). */
const withoutListStorage = (page: Page, how: 'fails' | 'hangs') =>
  page.addInitScript(
    ({ hangs, queries }) => {
      const { open } = IDBFactory.prototype;
      IDBFactory.prototype.open = function (name, version) {
        if (name !== queries) return open.call(this, name, version);
        if (!hangs) throw new DOMException('Broken', 'UnknownError');
        return {} as IDBOpenDBRequest;
      };
    },
    { hangs: how === 'hangs', queries: QUERIES },
  );

test('after a visit to any page, stored vacancies and intakes are shown offline, and are replaced when the connection returns', {
  tag: '@network',
}, async ({ visitor, network }) => {
  visitor.allow(/graphql/);
  const page = await visitor.newPage('/about');
  await offlineReady(page);
  await listsAreKept(page);
  network.cut();
  for (const [path, list] of [
    ['/training', LISTS.intakes],
    ['/careers', LISTS.vacancies],
  ] as const) {
    await goTo(page, path);
    await expect(entries(page, list)).not.toHaveCount(0);
    await expect(page.getByRole('region', { name: list })).toContainText(STALE);
  }
  await reconnect(network, page);
  await expect(page.getByRole('region', { name: LISTS.vacancies })).not.toContainText(STALE);
});

test('a list that failed to load is requested again when the connection returns', {
  tag: '@network',
}, async ({ visitor, network }) => {
  visitor.allow(/graphql/);
  const page = await visitor.context.newPage();
  await withoutListStorage(page, 'fails');
  await page.goto('/');
  await offlineReady(page);
  network.cut();
  await goTo(page, '/careers');
  const region = page.getByRole('region', { name: LISTS.vacancies });
  await expect(region).toContainText(vacancies.unavailable);
  await expect(page.getByText('No connection at the moment')).toBeVisible();
  await reconnect(network, page);
  await expect(entries(page, LISTS.vacancies)).not.toHaveCount(0);
  network.cut();
  await page.goto('/careers/engineer');
  await expect(page.getByText(vacancy.unavailable.text)).toBeVisible();
});

pageTest(
  'if the database of lists never opens, a list is delayed by only a few seconds, and messages are not delayed',
  { tag: '@cases' },
  async ({ visitor, site }) => {
    const page = await visitor.context.newPage();
    await withoutListStorage(page, 'hangs');
    await goTo(page, '/careers');
    await expect(entries(page, LISTS.vacancies)).not.toHaveCount(0);
    await page.goto('/contact');
    await writeMessage(page);
    await expect(contactForm(page).sent).toBeVisible();
    expect(await site.inbox()).toHaveLength(1);
  },
);
