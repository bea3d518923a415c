import type { Page } from '@playwright/test';
import { contactForm, message, writeMessage } from './harness/contact-form.ts';
import { expect, test } from './harness/fixtures.ts';
import type { Asked, Fault, Network } from './harness/network.ts';
import type { ReceivedSubmission, Site } from './harness/running-site.ts';
import { waitingRecords } from './harness/visitor.ts';

test.use({ isReturning: true });

const json = { 'content-type': 'application/json' };
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1_000).toUTCString();
const receiptFor = ({ id, field }: Asked, typename = 'SubmissionReceipt') =>
  JSON.stringify({
    data: { [field]: { __typename: typename, id, receivedAt: '2026-11-20T08:00:00.000Z' } },
  });

const json200 = (body: string | ((asked: Asked) => string)): Fault => ({
  kind: 'answer',
  status: 200,
  headers: json,
  body,
});

/** Responses that are not valid receipts, grouped by the words in the test's title. */
const wrongAnswers: Readonly<Record<string, Readonly<Record<string, Fault>>>> = {
  'from a failing server or gateway': {
    'a 500': { kind: 'answer', status: 500 },
    'a 502 from a gateway': { kind: 'answer', status: 502 },
    'a 503 with Retry-After in seconds': {
      kind: 'answer',
      status: 503,
      headers: { 'retry-after': '2' },
    },
    'a 429 with Retry-After as a date': {
      kind: 'answer',
      status: 429,
      get headers() {
        return { 'retry-after': inSeconds(3) };
      },
    },
    'a 408': { kind: 'answer', status: 408 },
    'a 404': { kind: 'answer', status: 404 },
    'a 400 from a gateway': { kind: 'answer', status: 400 },
    'a 413 from a gateway': { kind: 'answer', status: 413 },
    'a receipt with status 500': {
      kind: 'answer',
      status: 500,
      headers: json,
      body: (asked) => receiptFor(asked),
    },
  },
  'that does not come from the server': {
    'a response that breaks off': { kind: 'answer-lost' },
    "a captive portal's page with status 200": { kind: 'answer', status: 200 },
    "a captive portal's redirect": { kind: 'answer', status: 302, headers: { location: '/about' } },
    'an empty response with status 200': json200(''),
    'a 204': { kind: 'answer', status: 204, body: '' },
    'JSON that is not GraphQL': json200('{"ok":true}'),
  },
  'that only looks like a receipt': {
    'incomplete JSON': json200((asked) => receiptFor(asked).slice(0, -3)),
    'GraphQL errors with status 200': json200(
      '{"data":null,"errors":[{"message":"Something went wrong"}]}',
    ),
    'a receipt for another id': json200(({ field }) =>
      receiptFor({ id: '00000000-0000-4000-8000-000000000000', field }),
    ),
    'a receipt for another form': json200(({ id }) =>
      receiptFor({ id, field: 'subscribeToNewsletter' }),
    ),
    'a response of an unknown type': json200((asked) => receiptFor(asked, 'SubmissionQueued')),
  },
};

const failuresAreLogged = [/net::ERR_/, /status of [45]\d\d/];

/** The messages with this text that staff have received. */
const arrivals = async (site: Site, words: string): Promise<readonly ReceivedSubmission[]> =>
  (await site.inbox()).filter((received) => received['message'] === words);

const attemptsAt = (
  { attempts }: Network,
  submissions: readonly Pick<ReceivedSubmission, 'id'>[],
): number => attempts.filter((id) => submissions.some((each) => each.id === id)).length;

const delivered = (page: Page) => page.getByText('Message sent!').first();

for (const [kind, faults] of Object.entries(wrongAnswers)) {
  test(`after a response ${kind}, the message is sent again and arrives once`, {
    tag: '@network',
  }, async ({ visitor, network, site }) => {
    test.slow();
    visitor.allow(...failuresAreLogged);
    const page = await visitor.context.newPage();
    for (const [name, fault] of Object.entries(faults)) {
      await test.step(name, async () => {
        const words = `The response was: ${name}.`;
        await page.goto('/contact');
        network.spoil(fault);
        await writeMessage(page, { ...message, message: words });
        // Checks the inbox first: a notice may still show the delivery of the previous message.
        await expect.poll(() => arrivals(site, words), { message: name }).toHaveLength(1);
        await expect.poll(() => waitingRecords(page), { message: name }).toBe(0);
        await expect(delivered(page), name).toBeVisible();
        const arrived = await arrivals(site, words);
        expect(arrived, name).toHaveLength(1);
        expect(attemptsAt(network, arrived), name).toBe(2);
      });
    }
  });
}

test('if the connection breaks twice, the message is sent again, and arrives once', {
  tag: '@network',
}, async ({ contactPage: page, visitor, network, site }) => {
  visitor.allow(...failuresAreLogged);
  const words = 'The connection broke at once.';
  // One break is not enough: the browser itself may retry once over a reused connection.
  network.spoil({ kind: 'dropped' }, { kind: 'dropped' });
  await writeMessage(page, { ...message, message: words });
  await expect(delivered(page)).toBeVisible();
  const arrived = await arrivals(site, words);
  expect(arrived).toHaveLength(1);
  expect(attemptsAt(network, arrived)).toBe(3);
});

for (const { name, fault } of [
  { name: 'headers', fault: { kind: 'answer-held' } },
  { name: 'body', fault: { kind: 'body-held' } },
] as const) {
  test(`the message is sent again after 30 s without the ${name} of a response`, {
    tag: '@network',
  }, async ({ visitor, network, site }) => {
    visitor.allow(...failuresAreLogged);
    const words = `The ${name} of the response never arrived.`;
    const page = await visitor.context.newPage();
    await page.clock.install();
    await page.goto('/contact');
    network.spoil(fault);
    await writeMessage(page, { ...message, message: words });
    await expect.poll(() => arrivals(site, words)).toHaveLength(1);
    await page.clock.runFor(2_000);
    await expect(contactForm(page).saved).toBeVisible();
    expect(attemptsAt(network, await arrivals(site, words))).toBe(1);
    // Advances the clock by single seconds. The database uses the real clock, so after a larger
    // jump it would seem to hang.
    await expect(async () => {
      await page.clock.runFor(1_000);
      expect(await waitingRecords(page)).toBe(0);
    }).toPass({ intervals: [50] });
    const arrived = await arrivals(site, words);
    expect(arrived).toHaveLength(1);
    expect(attemptsAt(network, arrived)).toBe(2);
  });
}
