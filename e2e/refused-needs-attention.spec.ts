import { contactForm, message, writeAndSave, writeMessage } from './harness/contact-form.ts';
import { test as base, expect, test } from './harness/fixtures.ts';
import type { Asked } from './harness/network.ts';
import { Site } from './harness/running-site.ts';
import { offlineReady, waitingRecords } from './harness/visitor.ts';

const refusal = {
  kind: 'answer',
  status: 200,
  headers: { 'content-type': 'application/json' },
  // As a newer server may refuse what this release's own rules let pass.
  body: ({ id, field }: Asked) =>
    JSON.stringify({
      data: {
        [field]: {
          __typename: 'SubmissionRejection',
          id,
          problems: [{ field: 'message', message: 'Please leave out the account number' }],
        },
      },
    }),
} as const;

test('one refused message keeps its words and blocks no other', async ({
  visitor,
  network,
  site,
}) => {
  test.slow();
  visitor.allow(/net::ERR_/);
  const page = await visitor.newPage('/contact');
  await offlineReady(page);
  await network.cut();
  const form = contactForm(page);
  await writeAndSave(page, ['The first of two messages', 'The second of two messages']);
  network.spoil(refusal);
  await network.connect();
  await page.evaluate(() => dispatchEvent(new Event('online')));

  await expect(page.getByText('A message needs your attention')).toBeVisible();
  await expect.poll(() => waitingRecords(page)).toBe(1);
  expect(await site.inbox()).toMatchObject([{ message: 'The second of two messages' }]);
  const entry = page.getByRole('listitem').filter({ hasText: 'The first of two messages' });
  await expect(entry).toContainText('Please leave out the account number');
  await entry.getByRole('button', { name: 'Edit' }).click();
  await expect(form.message).toHaveValue('The first of two messages');
  await form.message.fill('The first, without the number');
  await form.send.click();
  await expect(form.sent).toBeVisible();
  await expect.poll(() => waitingRecords(page)).toBe(0);
  expect(await site.inbox()).toMatchObject([
    { message: 'The second of two messages' },
    { message: 'The first, without the number' },
  ]);
});

test('a request that the server itself refuses as such is not tried without end', async ({
  visitor,
  network,
  site,
}) => {
  visitor.allow(/status of 413/);
  const page = await visitor.newPage('/contact');
  network.spoil({
    kind: 'answer',
    status: 413,
    headers: { 'content-type': 'application/json' },
    body: '{"errors":[{"message":"No","extensions":{"code":"PAYLOAD_TOO_LARGE"}}]}',
  });
  await writeMessage(page);
  await expect(page.getByText('This message is too long for our server')).toBeVisible();
  await expect(contactForm(page).message).toHaveValue(message.message);
  expect(await waitingRecords(page)).toBe(0);
  expect(network.graphqlRequests).toBe(1);
  expect(await site.inbox()).toEqual([]);
});

test('refused while the visitor waits, the words stay in the form with the reason', async ({
  visitor,
  network,
  site,
}) => {
  const page = await visitor.newPage('/contact');
  network.spoil(refusal);
  await writeMessage(page);
  const form = contactForm(page);
  await expect(page.getByText('Please leave out the account number')).toBeVisible();
  await expect(form.message).toHaveValue(message.message);
  expect(await waitingRecords(page)).toBe(0);
  await form.send.click();
  await expect(form.sent).toBeVisible();
  expect(await site.inbox()).toMatchObject([message]);
});

const strictTest = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  site: async ({}, use: (site: Site) => Promise<void>) => {
    const site = await Site.start({ RATE_LIMIT_SUBMISSIONS: '1', RATE_LIMIT_SECONDS: '10' });
    await use(site);
    await site.remove();
  },
});

strictTest(
  'over the limit of the server a message waits as long as it asks, and arrives',
  async ({ visitor, site }) => {
    visitor.allow(/status of 429/);
    const page = await visitor.newPage('/contact');
    const form = contactForm(page);
    await writeMessage(page, { ...message, message: 'The first one, within the limit' });
    await expect(form.sent).toBeVisible();
    await expect(form.send).toBeVisible();
    await writeMessage(page, { ...message, message: 'The second, a moment later' });
    await expect(form.saved).toBeVisible();
    await expect(page.getByText('Our server asked to wait until')).toBeVisible();
    await expect.poll(() => waitingRecords(page)).toBe(0);
    expect(await site.inbox()).toMatchObject([
      { message: 'The first one, within the limit' },
      { message: 'The second, a moment later' },
    ]);
  },
);
