import { OUTBOX } from '../src/outbox/names.ts';
import { contactForm, message, writeMessage } from './harness/contact-form.ts';
import { expect, test } from './harness/fixtures.ts';
import type { ReceivedSubmission } from './harness/running-site.ts';
import { hydrated, settled, waitingRecords, withoutIndexedDB } from './harness/visitor.ts';

const once: Partial<ReceivedSubmission>[] = [message];

test.use({ isReturning: true });

test('without IndexedDB a message is sent directly', async ({ visitor, site }) => {
  await withoutIndexedDB(visitor.context);
  const page = await visitor.newPage('/contact');
  await writeMessage(page);
  await expect(contactForm(page).sent).toBeVisible();
  expect(await site.inbox()).toMatchObject(once);
  // It has gone: nothing is left that could be taken for a draft, and sent again.
  await expect(contactForm(page).message).toHaveValue('');
});

test('without IndexedDB, when the answer is lost, the words stay in the form, and go later once', async ({
  visitor,
  network,
  site,
}) => {
  visitor.allow(/net::ERR_/);
  await withoutIndexedDB(visitor.context);
  const page = await visitor.newPage('/contact');
  await hydrated(page);
  network.spoil({ kind: 'answer-lost' });
  await writeMessage(page);
  await expect(page.getByText('Message not sent')).toBeVisible();
  await expect(contactForm(page).saved).toBeHidden();
  await expect(contactForm(page).message).toHaveValue(message.message);
  // The same words keep their id: the first answer was only lost.
  await contactForm(page).send.click();
  await expect(contactForm(page).sent).toBeVisible();
  expect(await site.inbox()).toMatchObject(once);
});

test('a database that does not open within 5 s is not waited for', async ({ visitor, site }) => {
  // Another page of the site holds the database, and a deletion waits for that page: a page that
  // opens it now waits, too.
  const other = await visitor.newPage('/about');
  await hydrated(other);
  await expect.poll(() => waitingRecords(other)).toBe(0);
  await other.evaluate(
    (outbox) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open(outbox);
        opening.onsuccess = () => {
          indexedDB.deleteDatabase(outbox);
          resolve();
        };
      }),
    OUTBOX,
  );
  const page = await visitor.newPage('/contact');
  await writeMessage(page);
  await expect(contactForm(page).sent).toBeVisible();
  expect(await site.inbox()).toMatchObject(once);
});

test.describe('a device without room', () => {
  for (const connected of [true, false]) {
    test(`with${connected ? '' : 'out'} a connection`, async ({ visitor, network, site }) => {
      visitor.allow(/net::ERR_/, /graphql/);
      const page = await visitor.context.newPage();
      const devtools = await visitor.context.newCDPSession(page);
      // From the start: Chromium remembers for a while how much room there was.
      await devtools.send('Storage.overrideQuotaForOrigin', {
        origin: network.origin,
        quotaSize: 1,
      });
      await page.goto('/contact');
      await settled(page);
      if (!connected) network.cut();
      await writeMessage(page);
      if (connected) {
        await expect(contactForm(page).sent).toBeVisible();
        expect(await site.inbox()).toMatchObject(once);
        return;
      }
      await expect(page.getByText('No room to save')).toBeVisible();
      await expect(contactForm(page).message).toHaveValue(message.message);
      await network.connect();
      await contactForm(page).send.click();
      await expect(contactForm(page).sent).toBeVisible();
      expect(await site.inbox()).toMatchObject(once);
    });
  }
});

test('a database that the browser closes under the page is opened again', async ({
  visitor,
  network,
  site,
}) => {
  const page = await visitor.newPage('/contact');
  await hydrated(page);
  await expect.poll(() => waitingRecords(page)).toBe(0);
  const devtools = await visitor.context.newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', {
    origin: network.origin,
    storageTypes: 'indexeddb',
  });
  await writeMessage(page);
  await expect(contactForm(page).sent).toBeVisible();
  expect(await site.inbox()).toMatchObject(once);
});
