import { contact } from '../src/content/pages/contact.ts';
import { waiting } from '../src/content/waiting-words.ts';
import {
  contactForm,
  message,
  saveOffline,
  writeAndSave,
  writeMessage,
} from './harness/contact-form.ts';
import { devices } from './harness/devices.ts';
import { expect, test } from './harness/fixtures.ts';
import { movesIn, recordMovements } from './harness/movements.ts';
import { noteNotices, noticesOn } from './harness/notices.ts';
import { offlineReady, settled } from './harness/visitor.ts';

test.use({ isReturning: true });

test('no notice appears while the panel reports a saved message, and afterwards the list below the form shows the message', {
  tag: '@cases',
}, async ({ visitor, network }) => {
  await noteNotices(visitor.context);
  const page = await visitor.open('/contact');
  await offlineReady(page);
  await saveOffline(page, network);
  await expect(contactForm(page).saved).toBeHidden();
  expect(await noticesOn(page)).toEqual([contact.states.saved.title]);
  const count = page.getByRole('link', { name: /waiting to be sent/ });
  const list = page.getByRole('region', { name: waiting.title });
  await expect(list).toContainText(/Next try (at (.+, )?\d\d:\d\d:\d\d|any moment now)/);
  await expect(count).toBeVisible();
  // The headless shell denies notifications to every site.
  expect(await page.evaluate(() => Notification.permission)).toBe('denied');
  await expect(list.getByRole('button', { name: waiting.actions.notify })).toHaveCount(0);
  const top = async (locator: typeof list) => (await locator.boundingBox())?.y ?? 0;
  expect(await top(list)).toBeGreaterThan(await top(contactForm(page).send));
  await expect(page.locator('[data-notice="connection-lost"]')).toHaveCount(0);

  await page.evaluate(() => scrollTo(0, 0));
  await count.click();
  await expect(list).toBeInViewport();
});

for (const [name, device] of Object.entries(devices)) {
  test.describe(`on a ${name}`, () => {
    test.use({ device });

    test("a confirmation contains the sender's name, and fills the window below the bar before it shrinks to one line", {
      tag: '@motion',
    }, async ({ contactPage: page }) => {
      const form = contactForm(page);
      const width = async (button: typeof form.send) => (await button.boundingBox())?.width;
      // Until the code for this large confirmation has loaded, the form shows a panel instead.
      await settled(page);
      const idle = await width(form.send);
      await writeMessage(page);
      expect(await width(form.sending)).toBe(idle);

      await expect(form.sent).toBeVisible();
      await expect(page.getByText(contact.states.sent.text)).toBeInViewport({ ratio: 1 });
      await expect(page.getByText(`${message.name}: a consultant`)).toBeInViewport({ ratio: 1 });
      const plane = await page.locator('.sent-plane').boundingBox();
      const bar = await page.getByRole('banner').boundingBox();
      const room = (page.viewportSize()?.height ?? 0) - (bar?.height ?? 0);
      expect(plane?.height).toBeGreaterThanOrEqual(room);

      await expect(form.sent).toBeHidden();
      await expect(page.getByText(/^Received \d\d:\d\d:\d\d ·/)).toContainText(message.name);
    });
  });
}

test('when one of two unsent messages is removed from the list, the other message slides into its place', {
  tag: '@motion',
}, async ({ contactPage: page, network }) => {
  await offlineReady(page);
  network.cut();
  await writeAndSave(page, ['The first of two messages', 'The second of two messages']);
  // The second message is in the form's panel at first, and in the list only afterwards.
  await expect(page.getByRole('listitem').filter({ hasText: 'The second of two' })).toBeVisible();
  await page.evaluate(recordMovements);
  const first = page.getByRole('listitem').filter({ hasText: 'The first of two' });
  await first.getByRole('button', { name: 'Cancel' }).click();
  await first.getByRole('button', { name: 'Yes, erase it' }).click();
  await movesIn(page, 'The second of two');
});
