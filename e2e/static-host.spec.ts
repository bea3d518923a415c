import type { Page } from '@playwright/test';
import { careersWith } from '../src/content/pages/careers.ts';
import { retentionWith } from '../src/content/retention.ts';
import { aVacancy } from '../src/openings/testing/samples.ts';
import {
  contactForm,
  message,
  saveOffline,
  subscription,
  writeMessage,
} from './harness/contact-form.ts';
import { startFileHost } from './harness/file-host.ts';
import { type Documents, firestoreOf } from './harness/google.ts';
import { unreachable } from './harness/internet.ts';
import { comparedWithCookiePage, listsAreKept } from './harness/kept-in-browser.ts';
import { withNetwork } from './harness/network.ts';
import { noteNotices, shows } from './harness/notices.ts';
import { dispatchSync } from './harness/service-worker.ts';
import { tour, watchViolations } from './harness/tour.ts';
import { expect, variantTest } from './harness/variant.ts';
import { goTo, offlineReady } from './harness/visitor.ts';

// These tests share the build, so they are in one file and do not run in parallel.
variantTest.describe.configure({ mode: 'default' });
variantTest.use({ variant: 'static' });

const test = variantTest.extend<{ cleanUrls: boolean }>({
  cleanUrls: [true, { option: true }],
  network: async ({ folder, cleanUrls }, use) => {
    const host = await startFileHost(folder, { cleanUrls });
    try {
      await withNetwork(() => host.port, use);
    } finally {
      host.close();
    }
  },
});

const { vacancies: words, vacancy: entry } = careersWith(retentionWith(null));
const UNREAD = /could not be read from Firestore/;

for (const cleanUrls of [true, false]) {
  test.describe(`on a plain file server ${cleanUrls ? 'with' : 'without'} clean URLs`, {
    tag: '@network',
  }, () => {
    test.use({ cleanUrls });

    test('the site works offline and delivers a message', async ({
      visitor,
      network,
      internet,
    }) => {
      test.slow();
      const documents: Documents = new Map();
      internet.hosts['firestore.googleapis.com'] = unreachable;
      visitor.allow(/firestore\.googleapis\.com/, /net::ERR_/, UNREAD);
      const page = await visitor.newPage('/');
      await offlineReady(page);
      network.cut();
      for (const [path, text] of [
        ['/careers', words.unavailable],
        ['/careers/engineer', entry.unavailable.text],
        ['/services/cloud', 'Azure'],
        ['/', 'Client Satisfaction'],
      ] as const) {
        await goTo(page, path);
        await expect(page.getByRole('main')).toContainText(text);
      }
      await page.goto('/contact');
      await saveOffline(page, network);
      await visitor.closeBrowser();

      await network.connect();
      internet.hosts['firestore.googleapis.com'] = firestoreOf(documents);
      await visitor.openBrowser();
      await noteNotices(visitor.context);
      const later = await visitor.newPage('/about');
      await shows(later, 'Message sent!');
      expect([...documents.values()]).toMatchObject([message]);
    });

    test('Markdown is served', async ({ network, request }) => {
      const markdown = await request.get(`${network.origin}/services/cloud.md`);
      expect(await markdown.text()).toMatch(/^# .*Azure/m);
    });

    test('a page opened by its URL is shown, even if the response is the 404 page', async ({
      visitor,
    }) => {
      visitor.allow(/net::ERR_/, UNREAD);
      // Without clean URLs, the host sends the 404 page, and React replaces that page.
      if (!cleanUrls) visitor.allow(/status of 404/, /React error #418/);
      const page = await visitor.open('/services/cloud');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Azure/);
    });
  });
}

test.describe('on a static host', { tag: '@network' }, () => {
  const vacancy = aVacancy({ title: 'Engineer of Firestore' });
  const closed = aVacancy({ id: 'closed', title: 'Closed', closingDate: '2026-11-17' });
  const showEach = async (page: Page) => {
    for (const [id, title, text] of [
      ['engineer', vacancy.title, vacancy.summary],
      ['closed', closed.title, entry.closed.split('{date}')[0] ?? ''],
      ['never-seen', entry.unknown.title, entry.unknown.text],
    ] as const) {
      await goTo(page, `/careers/${id}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByRole('main')).toContainText(text);
    }
  };

  test('vacancies are read from Firestore, and stored on the device', async ({
    visitor,
    network,
    internet,
  }) => {
    const lists = { vacancies: [vacancy, closed] };
    internet.hosts['firestore.googleapis.com'] = firestoreOf(new Map(), lists);
    const violations = await watchViolations(visitor);
    const page = await visitor.open('/careers');
    const region = page.getByRole('region', { name: words.title });
    await expect(region.getByRole('article')).toContainText(vacancy.title);
    const [stale = ''] = words.stale.split('{date}');
    await expect(region).not.toContainText(stale);
    const queries = internet.asked.filter(({ method }) => method === 'POST');
    expect(queries.map(({ body }) => JSON.parse(body).structuredQuery.from)).toContainEqual([
      { collectionId: 'vacancies' },
    ]);
    expect(internet.askedHosts).toEqual(['firestore.googleapis.com']);
    await offlineReady(page);
    await listsAreKept(page);
    expect(violations).toEqual([]);
    await showEach(page);

    visitor.allow(/firestore\.googleapis\.com/, /net::ERR_/, UNREAD, /dynamically imported/);
    internet.hosts['firestore.googleapis.com'] = unreachable;
    network.cut();
    await goTo(page, '/careers');
    await expect(region.getByRole('article')).toContainText(vacancy.title);
    await expect(region).toContainText(stale);
    await showEach(page);
    // The Firestore client itself stores nothing.
    const { listed, unlisted } = await comparedWithCookiePage(page);
    expect(unlisted).toEqual([]);
    expect(listed).not.toContainEqual(expect.stringContaining('firebase'));
  });
});

variantTest.describe('on our own server with Firestore', () => {
  variantTest(
    'both forms are sent to Firestore, and no request goes to other hosts',
    { tag: '@network' },
    async ({ visitor, internet, site }) => {
      variantTest.slow();
      const documents: Documents = new Map();
      internet.hosts['firestore.googleapis.com'] = firestoreOf(documents);
      const violations = await watchViolations(visitor);
      await tour(await visitor.newPage('/'));
      expect(violations).toEqual([]);
      expect(internet.askedHosts).toEqual(['firestore.googleapis.com']);
      expect([...documents.values()]).toMatchObject([message, subscription]);
      expect(await site.inbox()).toEqual([]);
    },
  );

  variantTest(
    'the worker sends messages to Firestore while no page is open',
    { tag: '@network' },
    async ({ visitor, internet, network }) => {
      const documents: Documents = new Map();
      internet.hosts['firestore.googleapis.com'] = unreachable;
      visitor.allow(/firestore\.googleapis\.com/, UNREAD);
      const page = await visitor.newPage('/contact');
      await offlineReady(page);
      await writeMessage(page);
      await expect(contactForm(page).saved).toBeVisible();
      await page.goto('about:blank');
      internet.hosts['firestore.googleapis.com'] = firestoreOf(documents);
      await expect(async () => {
        await dispatchSync(visitor.context, network.origin, { isShell: true });
        expect([...documents.values()]).toMatchObject([message]);
      }).toPass({ timeout: 60_000 });
    },
  );
});
