import type { Network } from '../harness/network.ts';
import { reconnect } from '../harness/visitor.ts';
import { arrived, write } from './contact.ts';
import { type EngineVisitor, expect, test } from './visit.ts';

const offline = /graphql|Failed to load|access control|Could not connect|NetworkError|connection/i;

/** Writes a message with no connection to send it. */
const saveOffline = async (visitor: EngineVisitor, network: Network): Promise<void> => {
  visitor.allow(offline);
  const tab = await visitor.newTab('/contact');
  await tab.quiet();
  network.cut();
  await write(tab);
  await tab.sees('Message saved');
};

test('written offline, the browser closed and opened again: it arrives once', async ({
  visitor,
  network,
  site,
}) => {
  await saveOffline(visitor, network);
  await visitor.closeBrowser();

  await network.connect();
  const later = await visitor.newTab('/');
  await later.sees('Message sent!');
  await arrived(() => site.inbox());
});

test('killed right after it said saved: it arrives once', async ({ visitor, network, site }) => {
  await saveOffline(visitor, network);
  await visitor.killBrowser();

  await network.connect();
  await visitor.newTab('/');
  await arrived(() => site.inbox());
});

test('two tabs: each message once, and both tabs know that the connection is back', async ({
  visitor,
  network,
  site,
}) => {
  visitor.allow(offline);
  const tab = await visitor.newTab('/contact');
  await tab.quiet();
  const other = await visitor.newTab('/contact');
  await other.quiet();
  network.cut();
  await other.evaluate(() => void dispatchEvent(new Event('offline')));
  await other.sees('No connection at the moment');
  await tab.page.show();
  await write(tab);
  await tab.sees('Message saved');

  await reconnect(network, tab);
  await arrived(() => site.inbox());
  await other.seesNot('No connection at the moment');
  expect(network.attempts.length).toBeLessThanOrEqual(3);
});
