import { answerTextBy } from '../src/content/lead-of.ts';
import { gate } from '../src/loading/testing/gate.ts';
import { contactForm, message, newsletterForm, writeMessage } from './harness/contact-form.ts';
import { expect, pageTest, test } from './harness/fixtures.ts';
import { refuse } from './harness/network.ts';
import { holdScript, offlineReady, reload, waitingRecords } from './harness/visitor.ts';

test.use({ isReturning: true });

pageTest(
  'a delivery during a navigation is reported by a notice, even if the form has already reported it',
  { tag: '@cases' },
  async ({ contactPage: page, network, site }) => {
    const release = await holdScript(page, /\/assets\/careers-[\w-]+\.js$/);
    network.spoil({ kind: 'meanwhile', act: () => page.waitForURL(/\/careers$/) });
    await writeMessage(page);
    await page.getByRole('link', { name: 'Careers' }).first().click();
    await expect(contactForm(page).sent).toBeVisible();
    await release();
    await expect(page.locator('[data-notice="delivered"]')).toContainText('Message sent!');
    expect(await site.inbox()).toMatchObject([message]);
  },
);

test('a page reloaded right after Send has an empty form, and the message arrives once', {
  tag: '@crash',
}, async ({ contactPage: page, network, site }) => {
  network.spoil({ kind: 'stalled' });
  await writeMessage(page);
  await expect.poll(() => waitingRecords(page)).toBe(1);
  await reload(page);
  await expect(contactForm(page).message).toHaveValue('');
  await expect.poll(async () => (await site.inbox()).length, { timeout: 80_000 }).toBe(1);
});

test('the list of waiting messages reports a storage failure', { tag: '@cases' }, async ({
  contactPage: page,
  network,
}) => {
  await offlineReady(page);
  network.cut();
  await writeMessage(page);
  // Breaks the storage and clicks in one step: after a failure, the list hides its buttons.
  await page.getByRole('button', { name: 'Send now' }).evaluate((button: HTMLElement) => {
    IDBDatabase.prototype.transaction = () => {
      throw new DOMException('Broken', 'UnknownError');
    };
    button.click();
  });
  await expect(page.getByText('This device did not let us do that just now.')).toBeVisible();
});

test('the newsletter form shows why the server has refused an address, and an unsent address can be edited', {
  tag: '@cases',
}, async ({ contactPage: page, network }) => {
  await offlineReady(page);
  const form = newsletterForm(page);
  const footer = page.getByRole('contentinfo');
  network.spoil(refuse('email', 'We cannot write to this domain'));
  await form.email.fill('lindiwe@example.or');
  await form.subscribe.click();
  await expect(footer.getByText('We cannot write to this domain')).toBeVisible();
  await expect(footer.getByText('Please check your address')).toBeVisible();

  network.cut();
  await form.subscribe.click();
  await expect(form.saved).toBeVisible();
  await expect(form.subscribe).toBeVisible();
  await page.getByRole('listitem').getByRole('button', { name: 'Edit' }).click();
  await expect(form.email).toHaveValue('lindiwe@example.or');
  await expect(form.email).toBeFocused();
  expect(await waitingRecords(page)).toBe(0);
});

pageTest(
  'a link on a service page chooses a topic, the visitor changes it, and staff receive it and the phone number',
  { tag: '@cases' },
  async ({ visitor, network, site }) => {
    const page = await visitor.newPage('/services/cloud');
    const topic = 'services/cloud';
    const chosen = page.getByRole('combobox', { name: 'Topic (optional)' });
    const topicIn = page.locator('input[name="topic"]');
    const ask = page.getByRole('main').locator(`a[href="/contact?topic=${topic}"]`).last();
    await ask.click();
    await expect(page).toHaveURL(`/contact?topic=${topic}`);
    await expect(chosen).toHaveValue(topic);
    const form = page.getByRole('form', { name: 'Send us a message' });
    await expect(form).toContainText(answerTextBy(topic, 'the next working day'));
    await chosen.selectOption('');
    await expect(topicIn).toHaveValue('');
    await expect(form).toContainText(answerTextBy(undefined, 'the next working day'));
    await expect(page).toHaveURL('/contact');
    await page.goBack();
    await ask.click();
    await expect(chosen).toHaveValue(topic);
    const phone = page.getByRole('textbox', { name: 'Phone (optional)' });
    await phone.fill('082 555 CALL');
    await page.getByRole('textbox', { name: 'Organisation' }).fill('Musina Municipality');
    await chosen.selectOption('Opher');
    await expect(page).toHaveURL('/contact?topic=products/opher');
    await expect(phone).toHaveValue('082 555 CALL');
    await writeMessage(page);
    await expect(phone).toBeFocused();
    await expect(phone).toHaveAccessibleDescription(/Invalid phone number/);
    await phone.fill('(082) 555-0142');
    // The draft contains the number as typed, and the topic, even if the URL has no topic.
    await page.goto('/contact');
    await expect(phone).toHaveValue('(082) 555-0142');
    await expect(chosen).toHaveValue('products/opher');
    // While the message is being sent, no field moves, the topic is fixed, and the list below does
    // not show the message yet.
    const top = () => phone.evaluate((field) => field.getBoundingClientRect().top + scrollY);
    const before = await top();
    const answer = gate();
    network.spoil({ kind: 'meanwhile', act: () => answer.opened });
    await contactForm(page).send.click();
    await expect.poll(() => network.attempts).toHaveLength(1);
    await expect(chosen).toBeDisabled();
    expect(await top()).toBe(before);
    await expect(page.getByText('It may already have been sent')).toBeHidden();
    answer.open();
    await expect(contactForm(page).sent).toBeVisible();
    expect(await site.inbox()).toMatchObject([
      {
        ...message,
        topic: 'products/opher',
        phone: '+27825550142',
        organisation: 'Musina Municipality',
      },
    ]);
  },
);
