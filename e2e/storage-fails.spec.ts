import type { Page } from '@playwright/test';
import { contactForm, message, writeMessage } from './harness/contact-form.ts';
import { expect, test } from './harness/fixtures.ts';
import type { Network } from './harness/network.ts';
import {
  drafts,
  goTo,
  reconnect,
  reload,
  type Visitor,
  waitingRecords,
} from './harness/visitor.ts';

test.use({ isReturning: true });

test('without IndexedDB and without a connection, the open page keeps a message, and sends it once when the connection returns', async ({
  visitor,
  network,
  site,
}) => {
  await visitor.context.addInitScript(() => Reflect.deleteProperty(window, 'indexedDB'));
  const page = await visitor.open('/contact');
  await expect(page.getByText('This device does not let us save messages')).toBeVisible();
  await expect(page.getByText('This device keeps nothing for us')).toBeVisible();
  // The response to the first attempt is lost, and the second attempt has no connection.
  network.spoil({ kind: 'answer-lost' });
  await writeMessage(page);
  await expect.poll(() => network.attempts).toHaveLength(1);
  network.cut();
  await expect(page.getByText('Message not sent yet')).toBeVisible();
  await expect(contactForm(page).saved).toBeHidden();
  const entry = page.getByRole('listitem').filter({ hasText: message.message });
  await expect(entry).toContainText('it goes only while this page is open');
  await expect(contactForm(page).message).toHaveValue('');
  // The browser asks for confirmation before it closes the page, which would lose the message.
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  await (await asked).dismiss();
  await reconnect(network, page);
  await expect(page.locator('[data-notice="delivered"]')).toBeVisible();
  expect(await site.inbox()).toMatchObject([message]);
});

const openWithRoom = async (visitor: Visitor, { origin }: Network) => {
  visitor.allow(/graphql/);
  const page = await visitor.context.newPage();
  const devtools = await visitor.context.newCDPSession(page);
  // Sets the quota before the page opens, because Chromium caches the quota for a while.
  const quotaSize = 16 * 1024 * 1024;
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize });
  await goTo(page, '/contact');
  return page;
};

/** Fills all the free space with a second database on the same origin. */
const fillDevice = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('filler', 1);
      opening.onupgradeneeded = () =>
        opening.result.createObjectStore('bytes', { autoIncrement: true });
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const put = (bytes: number) =>
      new Promise<boolean>((resolve) => {
        const writing = database.transaction('bytes', 'readwrite');
        // Random bytes cannot be compressed.
        writing.objectStore('bytes').add(crypto.getRandomValues(new Uint8Array(bytes)));
        writing.oncomplete = () => resolve(true);
        writing.onabort = () => resolve(false);
      });
    for (let bytes = 65_536; bytes >= 256; bytes /= 2) while (await put(bytes));
  });

test('no text is lost if storage fills up while a message is being typed', {
  tag: '@cases',
}, async ({ visitor, network, site }) => {
  const page = await openWithRoom(visitor, network);
  const form = contactForm(page);
  await form.name.fill(message.name);
  await form.email.fill(message.email);
  await expect.poll(() => drafts(page)).toHaveLength(1);
  await fillDevice(page);
  await form.message.fill(message.message);
  network.cut();
  await form.send.click();
  await expect(page.getByText('No room to save')).toBeVisible();
  await reconnect(network, page);
  await expect.poll(() => site.inbox()).toMatchObject([message]);
  // The part of the text that was stored as a draft has been erased.
  await expect.poll(() => drafts(page)).toEqual([]);
  await reload(page);
  await expect(form.message).toHaveValue('');
});

test('a delivered message is erased even if the storage is full', {
  tag: '@cases',
}, async ({ visitor, network, site }) => {
  const page = await openWithRoom(visitor, network);
  network.cut();
  await writeMessage(page);
  await expect.poll(() => waitingRecords(page)).toBe(1);
  await fillDevice(page);
  await reconnect(network, page);
  await expect.poll(() => site.inbox()).toMatchObject([message]);
  await expect.poll(() => waitingRecords(page)).toBe(0);
});
