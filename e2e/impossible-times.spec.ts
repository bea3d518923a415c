import { newRecord } from '@site/outbox/testing';
import { waiting as words } from '../src/content/waiting-words.ts';
import { contact } from '../src/submissions/sending/testing/samples.ts';
import { contactForm } from './harness/contact-form.ts';
import { expect, pageTest as test } from './harness/fixtures.ts';
import { plant, reload, waitingRecords } from './harness/visitor.ts';

const record = (text: string, sequence: number, more: object = {}) => ({
  ...newRecord(contact(sequence, text), sequence, Date.UTC(2026, 10, 21)),
  ...more,
});
type Stored = ReturnType<typeof record>;

const messages = (records: readonly Stored[]) =>
  records.map(({ submission }) => submission.fields.message).sort();

test('records with impossible times neither block other records nor break a page', {
  tag: '@cases',
}, async ({ contactPage: page, site }) => {
  await expect.poll(() => waitingRecords(page)).toBe(0);
  const now = Date.now();
  const wait = (state: object) => ({
    state: { status: 'waiting', since: now, notBefore: 1, ...state },
  });
  const sendable = [
    record('A wait that starts in the far future', 1, wait({ since: 9e15 })),
    record('A wait that never ends', 2, wait({ notBefore: 9e15 })),
    record('A wait with negative times', 3, wait({ since: -5, notBefore: -1 })),
    record('A wait until NaN', 4, wait({ notBefore: Number.NaN })),
    record('A lease that never ends', 5, {
      state: { status: 'sending', owner: 'nobody', leaseUntil: 9e15 },
    }),
    record('A normal record', 6),
  ];
  const unreadable = [
    record('Saved at an invalid date', 7, { savedAt: 9e15 }),
    record('Saved before 1970', 8, { savedAt: -1 }),
  ];
  await plant(page, [...sendable, ...unreadable]);
  await reload(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get in touch');
  await expect(contactForm(page).send).toBeVisible();
  const inbox = async () => (await site.inbox()).map(({ message }) => message).sort();
  await expect.poll(inbox, { timeout: 30_000 }).toEqual(messages(sendable));

  await expect(page.getByText(words.unreadable)).toHaveCount(unreadable.length);
  for (let left = unreadable.length; left > 0; left -= 1) {
    await page.getByRole('button', { name: words.actions.discard }).first().click();
    await expect(page.getByText(words.unreadable)).toHaveCount(left - 1);
  }
  expect(await waitingRecords(page)).toBe(0);
});
