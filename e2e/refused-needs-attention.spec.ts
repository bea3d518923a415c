import { sent } from '../src/content/sent-words.ts';
import { waiting } from '../src/content/waiting-words.ts';
import { contactForm, message, writeAndSave, writeMessage } from './harness/contact-form.ts';
import { expect, pageTest, test } from './harness/fixtures.ts';
import { refusal, refuse } from './harness/network.ts';
import { drawn, hydrated, offlineReady, reconnect, waitingRecords } from './harness/visitor.ts';

test.use({ isReturning: true });

const texts = ['The first of two messages', 'The second of two messages'];

test('a refused message keeps its text and does not block another message', {
  tag: '@network',
}, async ({ contactPage: page, network, site }) => {
  test.slow();
  await offlineReady(page);
  network.cut();
  const form = contactForm(page);
  await writeAndSave(page, texts);
  network.spoil(refusal);
  await reconnect(network, page);

  await expect(page.getByText('Your message needs attention')).toBeVisible();
  await expect.poll(() => waitingRecords(page)).toBe(1);
  // Either message can be refused: if an attempt to send the first message fails just before the
  // connection returns, the second message is sent first.
  const [delivered, ...others] = await site.inbox();
  expect(others).toEqual([]);
  const refused = texts.find((text) => text !== delivered?.message) ?? '';
  expect(texts).toContain(delivered?.message);
  const entry = page.getByRole('listitem').filter({ hasText: refused });
  await expect(entry).toContainText('Please leave out the account number');
  await entry.getByRole('button', { name: 'Edit' }).click();
  await expect(form.message).toHaveValue(refused);
  await form.message.fill('The same without the number');
  await form.send.click();
  await expect(form.sent).toBeVisible();
  await expect.poll(() => waitingRecords(page)).toBe(0);
  expect(await site.inbox()).toMatchObject([
    { message: delivered?.message },
    { message: 'The same without the number' },
  ]);
});

pageTest(
  'if a message is refused while the visitor waits, the form shows the reason and keeps the text, even after a reload',
  async ({ contactPage: page, network, site }) => {
    network.spoil(refuse('id', 'Another message has already arrived under the same number.'));
    await writeMessage(page);
    // This problem is shown above the form, because it is not about a visible field.
    await expect(page.getByText('Another message has already arrived')).toBeVisible();
    const form = contactForm(page);
    network.spoil(refusal);
    await form.send.click();
    await expect(form.message).toHaveAccessibleDescription(/Please leave out the account number/);
    expect(await waitingRecords(page)).toBe(0);
    await page.reload();
    await expect(form.message).toHaveValue(message.message);
    await hydrated(page);
    await form.send.click();
    await expect(form.sent).toBeVisible();
    expect(await site.inbox()).toMatchObject([message]);
  },
);

test('two refused messages are announced one after the other, and focus moves only when the visitor acts', {
  tag: '@cases',
}, async ({ contactPage: page, network }) => {
  await offlineReady(page);
  network.cut();
  await writeAndSave(page, [...texts, 'A third message']);
  await page.reload();
  network.spoil(refusal, refusal);
  await reconnect(network, page);

  const card = page.locator('[data-notice="refused"]');
  const close = card.getByRole('button', { name: 'Close this notice' });
  await expect(page.getByRole('link', { name: '2 to be looked at' })).toBeVisible();
  // The third message has left the list.
  await expect(page.getByRole('region', { name: sent.title })).toBeVisible();
  await drawn(page);
  await expect(page.locator('body')).toBeFocused();
  const { name } = contactForm(page);
  await name.focus();
  await close.focus();
  await page.keyboard.press('Enter');
  await drawn(page);
  await expect(card).toHaveCount(1);
  await close.press('Enter');
  await expect(card).toHaveCount(0);
  await expect(name).toBeFocused();

  const list = page.getByRole('region', { name: waiting.title });
  await list.getByRole('button', { name: 'Cancel' }).first().press('Enter');
  await list.getByRole('button', { name: 'Yes, erase it' }).press('Enter');
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(list).toBeFocused();
});
