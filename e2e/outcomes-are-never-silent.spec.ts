import type { Page } from '@playwright/test';
import { answerTextBy } from '../src/content/lead-of.ts';
import { gate } from '../src/loading/testing/gate.ts';
import {
  contactForm,
  message,
  newsletterForm,
  saveOffline,
  writeMessage,
} from './harness/contact-form.ts';
import { expect, pageTest, test } from './harness/fixtures.ts';
import { refusal, refuse } from './harness/network.ts';
import {
  drafts,
  drawn,
  eraseOutbox,
  goTo,
  holdScript,
  offlineReady,
  reconnect,
  reload,
  sayOnline,
  useOwnFonts,
  type Visitor,
  waitingRecords,
  withoutIndexedDB,
} from './harness/visitor.ts';

test.use({ isReturning: true });

const topicIn = (page: Page) => page.locator('input[name="topic"]');

const OUTBOX_SCRIPT = /\/background-[\w-]{8}\.js$/;

pageTest(
  'a delivery during a navigation is reported by a notice, even if the form has already reported it',
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

test('a visitor who leaves the page sees a notice while the message is neither saved nor sent, and another once it has been delivered', {
  tag: '@cases',
}, async ({ visitor, network, site }) => {
  await withoutIndexedDB(visitor.context);
  const page = await visitor.open('/contact');
  network.cut();
  await writeMessage(page);
  await page.getByRole('link', { name: 'Careers' }).first().click();
  await expect(page.locator('[data-notice="unsaved"]')).toBeVisible();
  await reconnect(network, page);
  await expect(page.locator('[data-notice="delivered"]')).toBeVisible();
  await expect(page.locator('[data-notice="unsaved"]')).toBeHidden();
  expect(await site.inbox()).toMatchObject([message]);
});

test("a refused message that is erased in one tab disappears from another tab's notices", {
  tag: '@cases',
}, async ({ contactPage: page, visitor, network }) => {
  await offlineReady(page);
  await saveOffline(page, network);
  network.spoil(refusal);
  await network.connect();
  const other = await visitor.newPage('/about');
  await expect(other.locator('[data-notice="refused"]')).toBeVisible();
  await page.bringToFront();
  await expect(page.locator('[data-notice="refused"]')).toBeVisible();
  const entry = page.getByRole('listitem').filter({ hasText: message.message });
  await entry.getByRole('button', { name: 'Cancel' }).click();
  await entry.getByRole('button', { name: 'Yes, erase it' }).click();
  await expect(page.locator('[data-notice="refused"]')).toBeHidden();
  await other.bringToFront();
  await expect(other.locator('[data-notice="refused"]')).toBeHidden();
});

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

pageTest(
  'while a message is being sent, no warning appears, no field moves, and the topic cannot be removed',
  { tag: '@cases' },
  async ({ visitor, network, site }) => {
    const topic = 'services/cloud';
    const page = await visitor.open(`/contact?topic=${topic}`);
    await expect(topicIn(page)).toHaveValue(topic);
    const answer = gate();
    network.spoil({ kind: 'meanwhile', act: () => answer.opened });
    await writeMessage(page);
    const top = () =>
      contactForm(page).name.evaluate((field) => field.getBoundingClientRect().top + scrollY);
    const before = await top();
    await expect.poll(() => network.attempts).toHaveLength(1);
    await drawn(page);
    expect(await top()).toBe(before);
    await expect(page.getByText('It may already have been sent')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Not about this' })).toBeDisabled();
    answer.open();
    await expect.poll(() => waitingRecords(page)).toBe(0);
    expect(await site.inbox()).toMatchObject([{ ...message, topic }]);
    expect(await drafts(page)).toEqual([]);
  },
);

test('a message that was delivered a moment ago cannot be edited, and the form stays empty', {
  tag: '@cases',
}, async ({ contactPage: page, network, site }) => {
  await offlineReady(page);
  await saveOffline(page, network);
  await expect(contactForm(page).send).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit' })).toBeVisible();
  // Simulates the worker, which erases a message from the outbox after its delivery.
  await eraseOutbox(page);
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByText('It has already gone.')).toBeVisible();
  await expect(contactForm(page).message).toHaveValue('');
  expect(await site.inbox()).toEqual([]);
});

test('the list of waiting messages reports a storage failure', { tag: '@cases' }, async ({
  contactPage: page,
  network,
}) => {
  await offlineReady(page);
  network.cut();
  await writeMessage(page);
  await expect(page.getByRole('button', { name: 'Send now' })).toBeVisible();
  await page.evaluate(() => {
    IDBDatabase.prototype.transaction = () => {
      throw new DOMException('Broken', 'UnknownError');
    };
  });
  await page.getByRole('button', { name: 'Send now' }).click();
  await expect(page.getByText('This device did not let us do that just now.')).toBeVisible();
});

/** Opens a contact page whose outbox script has failed to load. Later attempts succeed. */
const openWithoutOutbox = async (visitor: Visitor) => {
  visitor.allow(/net::ERR_FAILED/);
  const page = await visitor.context.newPage();
  // Aborts this request, because the page would reload itself if the site responded.
  await page.route(/\/contact$/, (route) =>
    route.request().method() === 'HEAD' ? route.abort() : route.continue(),
  );
  await page.route(OUTBOX_SCRIPT, (route) => route.abort());
  const lost = page.waitForEvent('requestfailed', (request) => OUTBOX_SCRIPT.test(request.url()));
  await goTo(page, '/contact');
  await lost;
  await page.unroute(OUTBOX_SCRIPT);
  return page;
};

test.describe('on a first visit', () => {
  test.use({ isReturning: false });

  test('a message is sent even if the outbox script fails to load at first', {
    tag: '@cases',
  }, async ({ visitor, site }) => {
    const page = await openWithoutOutbox(visitor);
    await writeMessage(page);
    await expect(async () => {
      await sayOnline(page);
      expect(await site.inbox()).toMatchObject([message]);
    }).toPass({ timeout: 15_000 });
  });
});

test.describe('the newsletter form', () => {
  pageTest(
    'asks for a valid address, and shows why the server has refused an address',
    async ({ visitor, network }) => {
      const page = await visitor.open('/about');
      const form = newsletterForm(page);
      const footer = page.getByRole('contentinfo');
      await form.subscribe.click();
      await expect(footer.getByText('Please enter your email')).toBeVisible();
      await form.email.fill('lindiwe');
      await form.subscribe.click();
      await expect(footer.getByText('Invalid email address')).toBeVisible();
      expect(network.attempts).toEqual([]);
      network.spoil(refuse('email', 'We cannot write to this domain'));
      await form.email.fill('lindiwe@example.org');
      await form.subscribe.click();
      await expect(footer.getByText('We cannot write to this domain')).toBeVisible();
      await expect(footer.getByText('Please check your address')).toBeVisible();
      await expect(footer.getByText('The connection failed')).toBeHidden();
    },
  );

  test('saves a draft, and lets the visitor edit an address that has not been sent yet', {
    tag: '@cases',
  }, async ({ contactPage: page, network }) => {
    await offlineReady(page);
    const form = newsletterForm(page);
    await form.email.fill('lindiwe@example.or');
    await reload(page);
    await expect(form.email).toHaveValue('lindiwe@example.or');
    network.cut();
    await form.subscribe.click();
    await expect(form.saved).toBeVisible();
    await expect(form.subscribe).toBeVisible();
    await page.getByRole('listitem').getByRole('button', { name: 'Edit' }).click();
    await expect(form.email).toHaveValue('lindiwe@example.or');
    await expect(form.email).toBeFocused();
    expect(await waitingRecords(page)).toBe(0);
  });
});

pageTest(
  'a refusal that is not about a visible field is shown above the form',
  { tag: '@cases' },
  async ({ contactPage: page, network }) => {
    network.spoil(refuse('id', 'Another message has already arrived under the same number.'));
    await writeMessage(page);
    await expect(page.getByText('Another message has already arrived')).toBeVisible();
    await expect(contactForm(page).message).toHaveValue(message.message);
  },
);

pageTest(
  'both forms warn if the browser stores nothing, and the warning does not move any field',
  { tag: '@cases' },
  async ({ visitor }) => {
    const placesInForms = (page: Page) =>
      page
        .locator('form[method=post] :is(input:not([type=hidden]), textarea, [type=submit])')
        .evaluateAll((controls) =>
          controls.map((control) => {
            const { top = 0 } = control.closest('form')?.getBoundingClientRect() ?? {};
            return control.getBoundingClientRect().top - top;
          }),
        );
    // Loads the fonts first, because both pages must use the same fonts.
    const open = async () => {
      const page = await visitor.context.newPage();
      await useOwnFonts(page);
      await goTo(page, '/contact');
      return page;
    };
    const usual = await placesInForms(await open());
    expect(usual.length).toBeGreaterThan(5);
    await withoutIndexedDB(visitor.context);
    const page = await open();
    await expect(page.getByText('This device does not let us save messages')).toBeVisible();
    await expect(page.getByText('This device keeps nothing for us')).toBeVisible();
    expect(await placesInForms(page)).toEqual(usual);
  },
);

pageTest(
  'a link on a service page sets a removable topic, and staff receive the topic and the phone number',
  { tag: '@cases' },
  async ({ visitor, site }) => {
    const page = await visitor.newPage('/services/cloud');
    const topic = 'services/cloud';
    const ask = page.getByRole('main').locator(`a[href="/contact?topic=${topic}"]`).last();
    await ask.click();
    await expect(page).toHaveURL(`/contact?topic=${topic}`);
    await expect(page.getByText('About: Cloud Solutions')).toBeVisible();
    await expect(topicIn(page)).toHaveValue(topic);
    const form = page.getByRole('form', { name: 'Send us a message' });
    await expect(form).toContainText(answerTextBy('cloud', 'the next working day'));
    await page.getByRole('button', { name: 'Not about this' }).click();
    await expect(topicIn(page)).toHaveValue('');
    await expect(form).toContainText(answerTextBy(undefined, 'the next working day'));
    await expect(page).toHaveURL('/contact');
    await page.goBack();
    await ask.click();
    const phone = page.getByRole('textbox', { name: 'Phone (optional)' });
    await phone.fill('082 555 CALL');
    await page.getByRole('textbox', { name: 'Organisation' }).fill('Musina Municipality');
    await writeMessage(page);
    await expect(phone).toBeFocused();
    await expect(phone).toHaveAccessibleDescription(/Invalid phone number/);
    await phone.fill('(082) 555-0142');
    // The draft contains the number as typed, and the topic, even if the URL has no topic.
    await page.goto('/contact');
    await expect(phone).toHaveValue('(082) 555-0142');
    await expect(page.getByText('About: Cloud Solutions')).toBeVisible();
    await contactForm(page).send.click();
    await expect(contactForm(page).sent).toBeVisible();
    expect(await site.inbox()).toMatchObject([
      { ...message, topic, phone: '+27825550142', organisation: 'Musina Municipality' },
    ]);
  },
);

pageTest(
  'the contact form ignores an unknown topic',
  { tag: '@cases' },
  async ({ visitor, site }) => {
    const page = await visitor.newPage('/contact?topic=services/knitting');
    await writeMessage(page);
    await expect(contactForm(page).sent).toBeVisible();
    await page.goto('/contact?topic=careers/never-seen');
    await expect(topicIn(page)).toHaveValue('');
    await expect(page.getByText('About:')).toHaveCount(0);
    expect((await site.inbox())[0]).not.toHaveProperty('topic');
  },
);
