import { message, writeMessage } from './harness/contact-form.ts';
import { expect, test } from './harness/fixtures.ts';
import { type Fault, portalPage } from './harness/network.ts';
import { waitingRecords } from './harness/visitor.ts';

test.use({ isReturning: true });

const answer = (status: number, more: object = {}): Fault => ({
  kind: 'answer',
  answerTo: () => ({ ...portalPage, status, ...more }),
});

/** One fault of each kind that needs a browser. The unit tests of `readAnswer` cover many more. */
const faultsOf: Readonly<Record<string, readonly Fault[]>> = {
  'a 500': [answer(500)],
  'a 429 with Retry-After': [answer(429, { headers: { 'retry-after': '2' } })],
  'a 204': [answer(204, { body: '' })],
  "a captive portal's page with status 200": [answer(200)],
  "a captive portal's redirect": [answer(302, { headers: { location: '/about' } })],
  // One break is not enough: if a reused connection breaks, the browser itself may retry.
  'a connection that breaks twice': [{ kind: 'dropped' }, { kind: 'dropped' }],
};

test('after a fault, the message is sent again and arrives once', {
  tag: '@network',
}, async ({ visitor, network, site }) => {
  test.slow();
  visitor.allow(/net::ERR_/, /status of [45]\d\d/);
  const page = await visitor.context.newPage();
  for (const [name, faults] of Object.entries(faultsOf)) {
    await test.step(name, async () => {
      const words = `The fault was: ${name}.`;
      const arrivals = async () =>
        (await site.inbox()).filter((received) => received['message'] === words);
      await page.goto('/contact');
      network.spoil(...faults);
      await writeMessage(page, { ...message, message: words });
      // Checks the inbox first: a notice may still show the delivery of the previous message.
      await expect.poll(arrivals, { message: name }).toHaveLength(1);
      await expect.poll(() => waitingRecords(page), { message: name }).toBe(0);
      await expect(page.getByText('Message sent!').first(), name).toBeVisible();
      const [arrived, ...more] = await arrivals();
      expect(more, name).toEqual([]);
      const attempts = network.attempts.filter((id) => id === arrived?.id);
      expect(attempts, name).toHaveLength(faults.length + 1);
    });
  }
});
