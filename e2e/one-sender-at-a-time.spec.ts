import { writeAndSave } from './harness/contact-form.ts';
import { expect, test } from './harness/fixtures.ts';
import { dispatchSync } from './harness/service-worker.ts';
import { offlineReady, sayOnline, waitingRecords } from './harness/visitor.ts';

test.use({ isReturning: true });

// The test ignores the order: if an attempt to send the first message fails just before the
// connection returns, the second message is sent first.
const texts = ['The first message', 'The second message', 'The third message'];

test('three tabs and the worker, all started at once, send each message once, one at a time', {
  tag: '@network',
}, async ({ contactPage: page, visitor, network, site }) => {
  test.slow();
  await offlineReady(page);
  const others = [await visitor.newPage('/'), await visitor.newPage('/about')];
  network.cut();
  await page.bringToFront();
  await writeAndSave(page, texts);

  await network.connect();
  await Promise.all([
    sayOnline(page, ...others),
    dispatchSync(visitor.context, network.origin, { isShell: true }),
  ]);
  await expect.poll(() => waitingRecords(page)).toBe(0);
  const received = await site.inbox();
  expect(received.map((each) => each['message']).toSorted()).toEqual(texts);
  expect(network.attempts.toSorted()).toEqual(received.map(({ id }) => id).toSorted());
  expect(network.mostAtOnce).toBe(1);
});
