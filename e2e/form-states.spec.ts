import type { Page } from '@playwright/test';
import { contactForm, fillMessage, message, writeMessage } from './harness/contact-form.ts';
import { expect, pageTest as test } from './harness/fixtures.ts';
import { drafts, reload } from './harness/visitor.ts';

const required = [
  'Please enter your name',
  'Please enter your email',
  'Please enter your message',
] as const;

const RED = 'rgb(180, 35, 24)';

test('the form reports empty fields', async ({ contactPage: page, network, site }) => {
  await writeMessage(page, { name: '', email: '', message: '' });
  const form = contactForm(page);
  for (const text of required) {
    const shown = page.getByText(text, { exact: true });
    await expect(shown).toBeVisible();
    await expect(shown).toHaveCSS('color', RED);
  }
  for (const field of [form.name, form.email, form.message]) {
    await expect(field).toHaveCSS('border-color', RED);
  }
  await expect(form.name).toBeFocused();
  await expect(form.name).toHaveAccessibleDescription(required[0]);
  await expect(form.name).toHaveAttribute('aria-invalid', 'true');

  await form.name.pressSequentially('x');
  await expect(page.getByText(required[0], { exact: true })).toBeHidden();
  await expect(page.getByText(required[1], { exact: true })).toBeVisible();
  expect(network.attempts).toEqual([]);
  expect(await site.inbox()).toEqual([]);
});

test('a message of ten million characters results in an error and is kept in the form', {
  tag: '@cases',
}, async ({ contactPage: page, site }) => {
  await contactForm(page).name.fill(message.name);
  await contactForm(page).email.fill(message.email);
  // Hides the field and submits by script, because laying out this text would take minutes.
  await contactForm(page).message.evaluate((field: HTMLTextAreaElement) => {
    field.hidden = true;
    field.value = 'x'.repeat(10_000_000);
    field.form?.requestSubmit();
  });
  await expect(page.getByText(/^Message must be at most \d+ characters$/)).toBeVisible();
  const kept = await page
    .locator('textarea')
    .evaluate((field: HTMLTextAreaElement) => field.value.length);
  expect(kept).toBe(10_000_000);
  expect(await site.inbox()).toEqual([]);
});

test('text that is too long is reported, kept in the form, and not sent', {
  tag: '@cases',
}, async ({ contactPage: page, network }) => {
  const form = contactForm(page);
  const rule = 'Message must be at most 3000 characters';
  const tooLong = page.getByText(rule, { exact: true });
  await fillMessage(page, { ...message, message: 'x'.repeat(2399) });
  await expect(page.getByText(/of 3\s000 characters/)).toBeHidden();
  const kept = 'x'.repeat(2700);
  await form.message.fill(kept);
  await expect.poll(() => drafts(page)).toMatchObject([{ fields: { message: kept } }]);
  await page.reload();
  await expect(form.message).toHaveAccessibleDescription(/^2\s700 of 3\s000 characters$/);
  await expect(tooLong).toBeHidden();

  await form.message.press('End');
  await page.keyboard.insertText('y'.repeat(400));
  await expect(page.getByRole('status').filter({ hasText: rule })).toBeVisible();
  const description = `${rule} 100 too many`;
  await expect(form.message).toHaveAccessibleDescription(description);
  await form.send.click();
  await expect(form.message).toBeFocused();
  await expect(form.message).toHaveAccessibleDescription(description);
  await expect(tooLong).toHaveCount(1);
  await expect(form.message).toHaveValue(/^x{2700}y{400}$/);
  expect(network.attempts).toEqual([]);

  await page.keyboard.press('Backspace');
  await expect(page.getByText('99 too many')).toBeVisible();
});

const lockedDrafts = (page: Page) =>
  page.evaluate(async () => {
    const { held = [] } = await navigator.locks.query();
    return held.filter(({ name }) => name?.includes('draft')).length;
  });

test('each tab has a separate draft, which survives reloading and closing the tab', {
  tag: '@cases',
}, async ({ contactPage: page, visitor }) => {
  await contactForm(page).message.fill('The first half of a thought');
  await page.reload();
  await expect(contactForm(page).message).toHaveValue('The first half of a thought');

  const other = await visitor.open('/contact');
  await contactForm(other).message.fill('Another thought');
  await expect(contactForm(page).message).toHaveValue('The first half of a thought');
  // Without a second draft, `other` could take over the first one when it reloads.
  await expect.poll(() => drafts(other)).toHaveLength(2);
  await page.close();
  // The browser releases a closed tab's locks a moment later.
  await expect.poll(() => lockedDrafts(other)).toBe(1);
  await other.reload();
  await expect(contactForm(other).message).toHaveValue('Another thought');

  const third = await visitor.newPage('/contact');
  await expect(contactForm(third).message).toHaveValue('The first half of a thought');
  await third.getByRole('button', { name: 'Clear the draft' }).click();
  // The form is cleared only after the draft has been erased.
  await expect(contactForm(third).message).toHaveValue('');
  await reload(third);
  await expect(contactForm(third).message).toHaveValue('');
});

test('a draft is stored durably when its page is hidden', { tag: '@cases' }, async ({
  contactPage: page,
}) => {
  await contactForm(page).message.fill('The first half of a thought');
  await expect.poll(() => drafts(page)).toHaveLength(1);
  const hide = page.evaluate(
    () =>
      new Promise((resolve) => {
        const { transaction } = IDBDatabase.prototype;
        IDBDatabase.prototype.transaction = function (names, mode, options) {
          if (mode === 'readwrite') resolve(options?.durability);
          return transaction.call(this, names, mode, options);
        };
        Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
        document.dispatchEvent(new Event('visibilitychange'));
      }),
  );
  expect(await hide).toBe('strict');
});

test('a form on a page restored from the back/forward cache is submitted by script, not by the browser', {
  tag: '@cases',
}, async ({ contactPage: page, site }) => {
  // src/boot/start.ts marks a form in this way when the browser itself posts it.
  await page.locator('form[action="/forms/contact"]').evaluate((form) => {
    form.dataset['posted'] = '';
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await writeMessage(page);
  await expect(contactForm(page).sent).toBeVisible();
  await expect(page).toHaveURL('/contact');
  expect(await site.inbox()).toMatchObject([message]);
});
