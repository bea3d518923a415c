import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { contactForm, message, subscribe, writeMessage } from './harness/contact-form.ts';
import { wholeChromium } from './harness/devices.ts';
import { expect, test } from './harness/fixtures.ts';
import { noteNotices, noticesOn } from './harness/notices.ts';
import { dispatchSync } from './harness/service-worker.ts';
import {
  allTold,
  download,
  keptRecords,
  offlineReady,
  reconnect,
  waitingRecords,
} from './harness/visitor.ts';

declare const registration: ServiceWorkerRegistration;

test.use({ isReturning: true });

const notice = (page: Page) => page.locator('[data-notice="delivered"]');

test.describe('with Background Sync', () => {
  test.use({ device: wholeChromium, isReturning: false });

  test('a delivery made while the site is closed is announced by the requested notification, and later by a single notice in one of two tabs', {
    tag: '@cases',
  }, async ({ contactPage: page, visitor, network, site }) => {
    test.slow();
    await offlineReady(page);
    network.cut();
    await writeMessage(page);
    const ask = page.getByRole('button', { name: 'Tell me when it has gone' });
    await expect(ask).toBeVisible();
    await visitor.context.grantPermissions(['notifications']);
    await ask.click();
    await expect(page.getByText('A notification on this device will tell you.')).toBeVisible();
    await expect(ask).toBeHidden();
    await visitor.closeBrowser();

    await network.connect();
    await visitor.openBrowser();
    await visitor.context.grantPermissions(['notifications'], { origin: network.origin });
    await dispatchSync(visitor.context, network.origin);
    await expect.poll(() => site.inbox(), { timeout: 20_000 }).toMatchObject([message]);
    const [worker] = visitor.context.serviceWorkers();
    const titles = async () =>
      worker?.evaluate(async () =>
        (await registration.getNotifications()).map(({ title }) => title),
      );
    await expect.poll(titles).toEqual(['Message sent!']);

    await noteNotices(visitor.context);
    const tabs = [await visitor.newPage('/'), await visitor.newPage('/about')] as const;
    const counts = () => Promise.all(tabs.map((tab) => notice(tab).count()));
    await expect.poll(counts).toContain(1);
    const telling = (await counts())[0] === 1 ? tabs[0] : tabs[1];
    await expect(notice(telling)).toContainText(/Message sent!.*\d\d:\d\d:\d\d.*Seal:/s);
    await expect.poll(() => allTold(telling)).toBe(true);
    await expect(notice(telling)).toBeHidden();
    const told = (await Promise.all(tabs.map(noticesOn))).flat();
    expect(told.filter((title) => title === 'Message sent!')).toHaveLength(1);
  });
});

test('a receipt contains no message text, and can be saved, printed and erased without a connection', {
  tag: '@cases',
}, async ({ visitor, network }) => {
  await visitor.context.addInitScript(() => {
    window.print = () => {
      const printed = document.querySelector('img')?.src ?? '';
      Object.assign(window.top ?? {}, { printed: decodeURIComponent(printed) });
    };
  });
  const page = await visitor.newPage('/contact');
  await writeMessage(page);
  await expect(contactForm(page).sent).toBeVisible();
  await subscribe(page);
  const list = page.getByRole('region', { name: 'Your messages' });
  const entries = list.getByRole('listitem');
  await expect(entries).toHaveCount(2);
  expect(JSON.stringify(await keptRecords(page))).not.toContain(message.email);

  network.cut();
  await expect(entries.first()).toContainText('Subscription');
  await expect(entries.last()).toContainText(/Message.*Received.*Seal:/s);
  const button = (name: string) => entries.last().getByRole('button', { name });
  const { bytes: png } = await download(button('Save as a picture'));
  // The width and height in the file's header.
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1440, 540]);
  await button('Print').click();
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'printed')))
    .toMatch(/^data:image\/svg.*Received .*replies by/);
  await button('Forget').click();
  await expect(entries).toHaveCount(1);
  await button('Forget').click();
  await expect(list).toContainText('Forgotten on this device.');
  expect(await keptRecords(page)).toEqual([]);
});

const KILLS = 20;
/** The longest time from a message's arrival to the kill, in ms. The notice is gone by then. */
const LATEST_MS = 7_000;

test("if the browser is killed within 7 s of a message's arrival, the delivery is announced once or twice", {
  tag: '@crash',
}, async ({ visitor, network, site }) => {
  test.setTimeout(KILLS * 30_000);
  await noteNotices(visitor.context);
  for (let round = 0; round < KILLS; round += 1) {
    const ms = Math.round(LATEST_MS * Math.random());
    network.cut();
    const page = await visitor.newPage('/contact');
    await writeMessage(page, { ...message, message: `Message number ${round} of them all.` });
    await expect(contactForm(page).saved).toBeVisible();
    await page.getByRole('link', { name: 'Careers' }).first().click();
    await expect(page).toHaveURL(/careers$/);
    await reconnect(network, page);
    await expect.poll(() => site.inbox()).toHaveLength(round + 1);
    await pause(ms);
    const shown = [...(await noticesOn(page))];
    await visitor.crash();

    await visitor.openBrowser();
    await noteNotices(visitor.context);
    const later = await visitor.open('/about');
    const isDone = async () => (await waitingRecords(later)) === 0 && (await allTold(later));
    await expect.poll(isDone, { timeout: 20_000 }).toBe(true);
    shown.push(...(await noticesOn(later)));
    const times = shown.filter((title) => title === 'Message sent!').length;
    expect(times, `killed after ${ms} ms`).toBeGreaterThan(0);
    expect(times, `killed after ${ms} ms`).toBeLessThanOrEqual(2);
    await later.close();
  }
});
