import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { Network } from '../harness/network.ts';
import { type Evaluates, eraseOutbox, keptRecords, reconnect } from '../harness/visitor.ts';
import { arrived, field, send, typeMessage, write } from './contact.ts';
import type { Tab } from './tab.ts';
import { type EngineVisitor, expect, test } from './visit.ts';

const KILLS = 6;
/** How long after what the visitor does the browser is killed, at the latest. */
const LATEST_MS = 3_000;

// The offline copy may be on its way when the connection is cut, and says so.
const offline =
  /graphql|Failed to load|access control|Could not connect|NetworkError|connection|goes on without an archive/i;

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
  await later.sees('Received');
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

test('killed at any moment of typing, sending and editing: the words are in one place', async ({
  visitor,
  network,
  site,
}) => {
  // A start of a browser for each, and a slow machine needs half a minute.
  test.setTimeout(KILLS * 60_000);
  visitor.allow(offline);
  const acts: readonly ((tab: Tab) => Promise<unknown>)[] = [
    (tab) => tab.fill(field('name'), ', director'),
    (tab) => send(tab),
    async (tab) => {
      network.cut();
      await send(tab);
      await tab.click('main li button', 'Edit');
    },
  ];
  let tab = await visitor.newTab('/contact');
  for (let round = 0; round < KILLS; round += 1) {
    const text = `Message number ${round}, written before the kill.`;
    const ms = Math.round(LATEST_MS * Math.random());
    await typeMessage(tab, text);
    const before = tab as Evaluates as Pick<Page, 'evaluate'>;
    const words = () => keptRecords(before);
    await expect.poll(words).toMatchObject([{ submission: { fields: { message: text } } }]);
    // Ended by the kill.
    acts[round % acts.length]?.(tab).catch(() => {});
    await pause(ms);
    await visitor.killBrowser();
    await network.connect();

    tab = await visitor.newTab('/about');
    const later = tab as Evaluates as Pick<Page, 'evaluate'>;
    const places = async () => {
      const records = (await keptRecords(later)) ?? [];
      const kept = records.filter(({ submission }) => submission.fields['message'] === text);
      const stored = (await site.inbox()).filter((each) => each.message === text);
      return [...kept.map(({ state }) => state.status), ...stored.map(() => 'arrived')].join();
    };
    // What waits goes, and what is on its way is asked for again.
    await expect
      .poll(places, { message: `killed after ${ms} ms of act ${round % acts.length}` })
      .toMatch(/^(draft|arrived)$/);
    await eraseOutbox(later);
    await tab.open('/contact');
  }
});
