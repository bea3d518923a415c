import { reconnect } from '../harness/visitor.ts';
import { arrived, field, once, send, typeMessage, words, write } from './contact.ts';
import { expect, test } from './visit.ts';

const noIndexedDB = `Reflect.deleteProperty(window, 'indexedDB');`;
// WebKit's IndexedDB can hang until a reload: https://bugs.webkit.org/show_bug.cgi?id=226547
const silentIndexedDB = `IDBFactory.prototype.open = () => Object.create(IDBOpenDBRequest.prototype, {
  onupgradeneeded: { writable: true }, onsuccess: { writable: true }, onerror: { writable: true },
  onblocked: { writable: true }, addEventListener: { value() {} },
});`;

test('without IndexedDB, a message is sent directly', async ({ visitor, site }) => {
  await visitor.openBrowser({ script: noIndexedDB });
  const tab = await visitor.newTab('/contact');
  await tab.sees('This device does not let us save messages');
  await write(tab);
  await tab.sees('Message sent!');
  expect(await site.inbox()).toMatchObject(once);
  await expect.poll(() => tab.value(field('message'))).toBe('');
});

test('if IndexedDB never opens, a message is sent after a time-out', async ({ visitor, site }) => {
  await visitor.openBrowser({ script: silentIndexedDB });
  const tab = await visitor.newTab('/contact');
  await typeMessage(tab);
  const pressed = Date.now();
  await send(tab);
  await tab.sees('Message sent!');
  expect(Date.now() - pressed).toBeLessThan(12_000);
  expect(await site.inbox()).toMatchObject(once);
});

for (const [what, how, shown] of [
  ['without service workers', { lacks: ['service-workers'] }, 'Message saved'],
  // Closing a private window erases its messages, and the page says so.
  ['in a private window', { isPrivate: true }, 'A private window forgets it when it is closed.'],
] as const) {
  test(`a message written offline ${what} is saved, and the open page sends it when the connection returns`, async ({
    visitor,
    network,
    site,
  }) => {
    await visitor.openBrowser(how);
    const tab = await visitor.newTab('/contact');
    if (what === 'without service workers')
      expect(await tab.evaluate(() => 'serviceWorker' in navigator)).toBe(false);
    await tab.quiet();
    network.cut();
    await write(tab);
    await tab.sees(shown);
    await reconnect(network, tab);
    await arrived(() => site.inbox());
  });
}

test('if the browser blocks site data, pages work and a message is sent directly', async ({
  visitor,
  network,
  site,
  engine,
}) => {
  test.skip(engine === 'webkit', 'WebKitGTK has no setting that blocks site data.');
  // Firefox logs this, although the page handles the error.
  visitor.allow(/Failed to register\/update a ServiceWorker/);
  await visitor.openBrowser({ lacks: ['site-data'] });
  const tab = await visitor.newTab('/about');
  await tab.open('/contact');
  await tab.sees('This device does not let us save messages');
  await write(tab);
  await tab.sees('Message sent!');
  expect(await site.inbox()).toMatchObject(once);

  await expect.poll(() => tab.value(field('message'))).toBe('');
  network.cut();
  await write(tab);
  await tab.sees('Message not sent yet');
  await reconnect(network, tab);
  await arrived(() => site.inbox(), [words.message, words.message]);
});
