import type { Page } from '@playwright/test';
import { contactForm, message, writeMessage } from './harness/contact-form.ts';
import { expect, test } from './harness/fixtures.ts';
import type { Fault, Network } from './harness/network.ts';
import type { ReceivedSubmission, Site } from './harness/running-site.ts';
import { waitingRecords } from './harness/visitor.ts';

test.use({ isReturning: true });

/**
 * Responses without a valid receipt, one of each kind that needs a real browser. The unit tests of
 * `readAnswer` cover many more.
 */
const wrongAnswers: Readonly<Record<string, Fault>> = {
  'a 500': { kind: 'answer', status: 500 },
  'a 429 with Retry-After': { kind: 'answer', status: 429, headers: { 'retry-after': '2' } },
  'a 204': { kind: 'answer', status: 204, body: '' },
  'a response that breaks off': { kind: 'answer-lost' },
  "a captive portal's page with status 200": { kind: 'answer', status: 200 },
  "a captive portal's redirect": { kind: 'answer', status: 302, headers: { location: '/about' } },
  'incomplete JSON': {
    kind: 'answer',
    status: 200,
    headers: { 'content-type': 'application/json' },
    body: '{"data":{"sendContactMessage":{',
  },
};

const failuresAreLogged = [/net::ERR_/, /status of [45]\d\d/];

/** The received messages with this text. */
const arrivals = async (site: Site, words: string): Promise<readonly ReceivedSubmission[]> =>
  (await site.inbox()).filter((received) => received['message'] === words);

const attemptsAt = (
  { attempts }: Network,
  submissions: readonly Pick<ReceivedSubmission, 'id'>[],
): number => attempts.filter((id) => submissions.some((each) => each.id === id)).length;

const delivered = (page: Page) => page.getByText('Message sent!').first();

test('after a response without a valid receipt, the message is sent again and arrives once', {
  tag: '@network',
}, async ({ visitor, network, site }) => {
  test.slow();
  visitor.allow(...failuresAreLogged);
  const page = await visitor.context.newPage();
  for (const [name, fault] of Object.entries(wrongAnswers)) {
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
  test(`the message is sent again after 30 s of waiting for a response's ${name}`, {
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
    // Advances the clock one second at a time. The database uses the real clock, so it would seem
    // to hang after a larger jump.
    await expect(async () => {
      await page.clock.runFor(1_000);
      expect(await waitingRecords(page)).toBe(0);
    }).toPass({ intervals: [50] });
    const arrived = await arrivals(site, words);
    expect(arrived).toHaveLength(1);
    expect(attemptsAt(network, arrived)).toBe(2);
  });
}
