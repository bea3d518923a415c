import {
  contactForm,
  fillMessage,
  message,
  saveOffline,
  writeMessage,
} from './harness/contact-form.ts';
import { expect, pageTest as test } from './harness/fixtures.ts';
import { valuesInBrowser } from './harness/kept-in-browser.ts';
import { reconnect, waitingRecords } from './harness/visitor.ts';

test('a message sent online arrives once despite a double click, and the form is busy for 1.5 s and shows the outcome for 5 s', async ({
  contactPage: page,
  network,
  site,
}) => {
  await page.clock.install();
  // Pauses the clock an hour ahead. On a slow machine, a nearer time might already be past.
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await fillMessage(page);
  await page.evaluate(() => {
    const button = document.querySelector<HTMLButtonElement>('main form button[type="submit"]');
    button?.click();
    button?.form?.requestSubmit();
    button?.click();
  });
  const form = contactForm(page);
  await expect(form.sending).toBeDisabled();
  await expect.poll(() => waitingRecords(page)).toBe(0);
  expect(network.attempts).toHaveLength(1);
  const received = await site.inbox();
  expect(received).toMatchObject([{ kind: 'contact', ...message }]);
  // Autofill also fills all fields at once, so such a form must not be marked as possible spam.
  expect(received[0]).not.toHaveProperty('signs');
  await page.clock.runFor(1499);
  await expect(form.sending).toBeVisible();
  await page.clock.runFor(1);
  await expect(form.sent).toBeVisible();
  await expect(
    page.getByText('Thank you for your message. We will get back to you as soon as possible.'),
  ).toBeVisible();
  await page.clock.runFor(4999);
  await expect(form.sent).toBeVisible();
  await page.clock.runFor(1);
  await expect(form.sent).toBeHidden();
  await expect(form.send).toBeVisible();
  await expect(page.locator('form[action="/forms/contact"]')).toBeFocused();
  await expect(form.message).toHaveValue('');
});

test("when a saved message is delivered, its panel changes to 'sent', and none of its text stays on the device", async ({
  contactPage: page,
  network,
  site,
}) => {
  await saveOffline(page, network);
  const words = /lindiwe|musina/i;
  expect(await valuesInBrowser(page)).toMatch(words);
  await reconnect(network, page);
  await expect(contactForm(page).sent).toBeVisible();
  await expect(contactForm(page).saved).toBeHidden();
  await expect(page.locator('[data-notice="delivered"]')).toHaveCount(0);
  expect(await site.inbox()).toMatchObject([message]);
  await expect.poll(() => valuesInBrowser(page)).not.toMatch(words);
});

test('a message with text in the hidden field arrives, and is marked as possible spam', {
  tag: '@cases',
}, async ({ contactPage: page, site }) => {
  await page.evaluate(() => {
    for (const field of document.querySelectorAll<HTMLInputElement>('[name="website"]')) {
      field.value = 'https://spam.example';
    }
  });
  await writeMessage(page);
  await expect(contactForm(page).sent).toBeVisible();
  expect(await site.inbox()).toMatchObject([
    { ...message, signs: expect.stringMatching(/^hidden-field/) },
  ]);
});

test('a style sheet that fails to load does not delay a message', { tag: '@network' }, async ({
  visitor,
  network,
  site,
}) => {
  visitor.allow(/status of 404/);
  const missing = { status: 404, headers: {}, body: '' };
  network.intercept = (path) => (/^\/assets\/background-.*\.css$/.test(path) ? missing : undefined);
  const page = await visitor.newPage('/contact');
  await writeMessage(page);
  await expect(contactForm(page).sent).toBeVisible();
  expect(await site.inbox()).toMatchObject([message]);
});
