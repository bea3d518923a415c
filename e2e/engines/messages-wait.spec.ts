import { setTimeout as pause } from 'node:timers/promises';
import { eraseOutbox, keptRecords, placesOf, reconnect } from '../harness/visitor.ts';
import { arrived, field, send, typeMessage, write } from './contact.ts';
import { brokenConnection } from './known-complaints.ts';
import type { Tab } from './tab.ts';
import { expect, test } from './visit.ts';

const KILLS = 6;
/** The longest time from the visitor's action to the kill, in ms. */
const LATEST_MS = 3_000;

for (const [what, end] of [
  ['closed', 'closeBrowser'],
  ['killed right after the page shows the message as saved', 'killBrowser'],
] as const) {
  test(`a message written offline arrives once if the browser is ${what}`, async ({
    visitor,
    network,
    site,
  }) => {
    const tab = await visitor.newTab('/contact');
    await tab.quiet();
    network.cut();
    await write(tab);
    await tab.sees('Message saved');
    await visitor[end]();

    await network.connect();
    const later = await visitor.newTab('/');
    await later.sees('Message sent!');
    await arrived(() => site.inbox());
  });
}

test('two tabs deliver a message once, and an idle tab notices that the connection has returned', async ({
  visitor,
  network,
  site,
}) => {
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

test('if the browser is killed during typing, sending or editing, the text is in exactly one place', async ({
  visitor,
  network,
  site,
}) => {
  // Each round starts a browser, which takes half a minute on a slow machine.
  test.setTimeout(KILLS * 60_000);
  visitor.allow(brokenConnection);
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
    await expect
      .poll(() => keptRecords(tab))
      .toMatchObject([{ submission: { fields: { message: text } } }]);
    // Does not wait for this action, because the kill interrupts it.
    acts[round % acts.length]?.(tab).catch(() => {});
    await pause(ms);
    await visitor.killBrowser();
    await network.connect();

    tab = await visitor.newTab('/about');
    // The new page sends a saved message, and repeats an interrupted attempt.
    await expect
      .poll(() => placesOf(tab, site, text), {
        message: `killed ${ms} ms after the start of action ${round % acts.length}`,
      })
      .toMatch(/^(draft|arrived)$/);
    await eraseOutbox(tab);
    await tab.open('/contact');
  }
});
