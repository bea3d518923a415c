import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { OUTBOX } from '../src/submissions/sending/outbox-settings.ts';
import {
  contactForm,
  fillMessage,
  message,
  saveOffline,
  writeMessage,
} from './harness/contact-form.ts';
import { wholeChromium } from './harness/devices.ts';
import { expect, ownSiteTest, test } from './harness/fixtures.ts';
import { type Network, refusal } from './harness/network.ts';
import { noteNotices, shows } from './harness/notices.ts';
import { releaseTest } from './harness/release.ts';
import { dispatchSync, lookForUpdate } from './harness/service-worker.ts';
import {
  drafts,
  eraseOutbox,
  offlineReady,
  placesOf,
  type Visitor,
  waitingRecords,
} from './harness/visitor.ts';

const failuresAreLogged = [/net::ERR_/, /status of 50\d/];

/** Keeps the outbox's database busy until the page is closed, as a tab that writes to it would. */
const holdOutbox = (page: Page) =>
  page.evaluate(
    (outbox) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(outbox);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const store = opening.result
            .transaction('submissions', 'readwrite')
            .objectStore('submissions');
          const again = () => {
            store.count().onsuccess = again;
          };
          again();
          resolve();
        };
      }),
    OUTBOX,
  );

const deliverLater = async (visitor: Visitor) => {
  await visitor.openBrowser();
  const later = await visitor.newPage('/');
  await expect.poll(() => waitingRecords(later)).toBe(0);
};

/** Actions on a filled form. The test kills the browser during each action. */
const acts: readonly ((page: Page, network: Network) => Promise<unknown>)[] = [
  (page) => contactForm(page).name.pressSequentially(', director'),
  (page) => contactForm(page).send.click(),
  async (page, network) => {
    network.spoil(refusal);
    await contactForm(page).send.click();
  },
  async (page, network) => {
    network.cut();
    await contactForm(page).send.click();
    await page.getByRole('button', { name: 'Edit' }).click();
  },
];
const KILLS = 20;
const LATEST_MS = 3_000;

test.describe('if the browser is killed', () => {
  test.use({ isReturning: true });

  test('before the message is saved, the next page restores the text and can send the message', {
    tag: '@crash',
  }, async ({ contactPage: page, visitor, site }) => {
    const form = contactForm(page);
    await fillMessage(page);
    await expect.poll(() => drafts(page)).toMatchObject([{ fields: message }]);
    const other = await visitor.newPage('/about');
    await holdOutbox(other);
    await page.bringToFront();
    await form.send.click();
    await expect(form.sending).toBeVisible();
    await expect(form.saved).toBeHidden();
    await visitor.crash();
    expect(await site.inbox()).toEqual([]);

    await visitor.openBrowser();
    const later = await visitor.newPage('/contact');
    await expect(contactForm(later).message).toHaveValue(message.message);
    await contactForm(later).send.click();
    await expect(contactForm(later).sent).toBeVisible();
    expect(await site.inbox()).toMatchObject([message]);
  });

  for (const { when, kind, stored } of [
    { when: 'while the request is in progress', kind: 'stalled', stored: 0 },
    { when: 'after the server has stored the message', kind: 'answer-held', stored: 1 },
  ] as const) {
    test(`${when}, the message arrives once`, {
      tag: kind === 'stalled' ? '@crash' : [],
    }, async ({ contactPage: page, visitor, network, site }) => {
      network.spoil({ kind });
      await writeMessage(page);
      await expect.poll(() => network.attempts).toHaveLength(1);
      await expect.poll(() => site.inbox()).toHaveLength(stored);
      await visitor.crash();

      await deliverLater(visitor);
      expect(await site.inbox()).toMatchObject([message]);
      expect(network.attempts).toHaveLength(2);
    });
  }

  test('after the receipt but before the message is erased, the message arrives once', {
    tag: '@crash',
  }, async ({ contactPage: page, visitor, network, site }) => {
    await offlineReady(page);
    const other = await visitor.open('/about');
    await page.bringToFront();
    // Delays the response until the outbox is busy, so that the message cannot be erased.
    network.spoil({ kind: 'meanwhile', act: () => holdOutbox(other) });
    await writeMessage(page);
    await expect.poll(() => site.inbox()).toHaveLength(1);
    // The receipt has arrived, but until the message is erased, the form shows it as saved.
    await expect(contactForm(page).saved).toBeVisible();
    await visitor.crash();

    await deliverLater(visitor);
    expect(await site.inbox()).toMatchObject([message]);
    expect(network.attempts).toHaveLength(2);
  });

  test('during typing, sending, a refusal or editing, the text is in exactly one place', {
    tag: '@crash',
  }, async ({ visitor, network, site }) => {
    test.setTimeout(KILLS * 20_000);
    visitor.allow(...failuresAreLogged);
    for (let round = 0; round < KILLS; round += 1) {
      const text = `Message number ${round}, written before the kill.`;
      const ms = Math.round(LATEST_MS * Math.random());
      const page = await visitor.open('/contact');
      await fillMessage(page, { ...message, message: text });
      await expect.poll(() => drafts(page)).toMatchObject([{ fields: { message: text } }]);
      acts[round % acts.length]?.(page, network).catch(() => {});
      await pause(ms);
      await visitor.crash();
      await network.connect();

      await visitor.openBrowser();
      const later = await visitor.open('/about');
      // The new page sends a saved message, and repeats an interrupted attempt.
      await expect
        .poll(() => placesOf(later, site, text), { message: `killed after ${ms} ms` })
        .toMatch(/^(draft|needs-attention|arrived)$/);
      await eraseOutbox(later);
      await later.close();
    }
  });
});

test.describe('with Background Sync', () => {
  test.use({ device: wholeChromium });

  test('if the worker is stopped while it sends a message, the next page completes the delivery', {
    tag: '@crash',
  }, async ({ contactPage: page, visitor, network, site }) => {
    visitor.allow(...failuresAreLogged);
    await offlineReady(page);
    await saveOffline(page, network);
    await visitor.closeBrowser();

    await network.connect();
    network.spoil({ kind: 'answer-held' });
    await visitor.openBrowser();
    await noteNotices(visitor.context);
    const devtools = await dispatchSync(visitor.context, network.origin);
    await expect.poll(() => site.inbox()).toHaveLength(1);
    // Browsers stop workers when memory is low.
    await devtools.send('ServiceWorker.stopAllWorkers');
    const later = await visitor.newPage('/');
    await shows(later, 'Message sent!');
    expect(await site.inbox()).toMatchObject([message]);
  });
});

releaseTest.describe('with Background Sync', () => {
  releaseTest.use({ device: wholeChromium });

  releaseTest(
    'a message arrives once if a new release takes over while the worker is sending it',
    { tag: '@releases' },
    async ({ contactPage: page, visitor, network, site, releases }) => {
      releaseTest.slow();
      visitor.allow(...failuresAreLogged);
      await offlineReady(page);
      await saveOffline(page, network);
      await network.connect();
      // The update arrives while the worker waits for the response.
      network.spoil({ kind: 'answer-held' });
      await dispatchSync(visitor.context, network.origin);
      await expect.poll(() => site.inbox()).toHaveLength(1);
      await releases.deploy('B');
      await lookForUpdate(page);
      await page.getByRole('button', { name: 'Reload now' }).click();
      // The reload and the delivery may each wait up to 30 s for an attempt to end.
      await expect(page.locator('body')).toHaveAttribute('data-release', 'B', { timeout: 80_000 });
      // Does not wait for the notice, because the old page may have shown it before the reload.
      await expect.poll(() => waitingRecords(page), { timeout: 80_000 }).toBe(0);
      expect(await site.inbox()).toMatchObject([message]);
    },
  );
});

ownSiteTest(
  'if the server is killed while storing messages, each message is stored once after the restart',
  { tag: '@crash' },
  async ({ contactPage: page, visitor, network, site }) => {
    test.slow();
    visitor.allow(...failuresAreLogged);
    await offlineReady(page);
    const written: string[] = [];
    for (const ms of [0, 2, 5, 10, 20]) {
      const words = `The server went ${ms} ms after this came.`;
      written.push(words);
      network.spoil({
        kind: 'meanwhile',
        act: async () => {
          await new Promise((resolve) => setTimeout(resolve, ms));
          await site.stop('SIGKILL');
          await site.start();
        },
      });
      await writeMessage(page, { ...message, message: words });
      await expect(contactForm(page).sent.or(contactForm(page).saved)).toBeVisible();
      await expect.poll(() => waitingRecords(page), { timeout: 60_000 }).toBe(0);
      await expect(contactForm(page).send).toBeVisible();
    }
    const received = await site.inbox();
    expect(received.map(({ message: words }) => words)).toEqual(written);
  },
);
