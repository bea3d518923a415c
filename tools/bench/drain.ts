import { randomUUID } from 'node:crypto';
import compileServer from '../../e2e/harness/compiled-server.ts';
import { Network } from '../../e2e/harness/network.ts';
import { Site } from '../../e2e/harness/running-site.ts';
import { hydrated, Visitor, waitingRecords } from '../../e2e/harness/visitor.ts';
import { OUTBOX } from '../../src/outbox/names.ts';

// A thousand submissions that waited offline, sent by one page of the built site when the network is
// back: how long it takes, how many requests, and the longest task that kept the page from answering.

const WAITING = 1_000;

await compileServer();

const site = await Site.start({
  RATE_LIMIT_SUBMISSIONS: '100000',
  RATE_LIMIT_EMAIL_SUBMISSIONS: '100000',
});
const network = new Network(() => site.port);
await network.connect();
const visitor = await Visitor.arrive(network.origin, { serviceWorkers: 'block' });
const page = await visitor.newPage('/contact');
await hydrated(page);
while ((await waitingRecords(page)) === undefined) await page.waitForTimeout(100);

// Put there as the outbox would have: writing them by hand takes a person a week.
await page.evaluate(
  ({ ids, outbox }) =>
    new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open(outbox);
      opening.onsuccess = () => {
        const transaction = opening.result.transaction('submissions', 'readwrite');
        const store = transaction.objectStore('submissions');
        const now = Date.now();
        ids.forEach((id, at) => {
          const fields = {
            name: 'Lindiwe Dube',
            email: 'lindiwe@example.org',
            message: `Message number ${at} of a long power cut.`,
          };
          const composedAt = new Date(now).toISOString();
          store.add(
            {
              version: 1,
              sequence: at + 1,
              submission: { id, composedAt, kind: 'contact', fields },
              savedAt: now,
              attempts: 0,
              mayHaveBeenSent: false,
              state: { status: 'waiting', since: now, notBefore: now },
            },
            id,
          );
        });
        transaction.oncomplete = () => {
          opening.result.close();
          resolve();
        };
        transaction.onabort = () => reject(transaction.error);
      };
    }),
  { ids: Array.from({ length: WAITING }, () => randomUUID()), outbox: OUTBOX },
);

await page.evaluate(() => {
  const longest = { ms: 0 };
  Object.assign(globalThis, { longest });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest.ms = Math.max(longest.ms, duration);
  }).observe({ type: 'longtask' });
});
const begun = performance.now();
await page.evaluate(() => dispatchEvent(new Event('online')));
while ((await waitingRecords(page)) !== 0) await page.waitForTimeout(250);
const seconds = (performance.now() - begun) / 1_000;
const longest = await page.evaluate(
  () => (globalThis as unknown as { longest: { ms: number } }).longest.ms,
);
const received = await site.inbox();
process.stdout.write(
  [
    `${WAITING} waiting submissions sent in ${seconds.toFixed(1)} s`,
    `${network.attempts.length} requests, ${received.length} received, ${new Set(received.map(({ id }) => id)).size} of them different`,
    `longest task of the page: ${longest === 0 ? 'under 50' : longest.toFixed(0)} ms`,
  ].join('\n'),
);
process.stdout.write('\n');
await visitor.leave();
await network.close();
await site.remove();
