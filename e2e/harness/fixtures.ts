import { type BrowserContextOptions, test as base, expect } from '@playwright/test';
import { Network } from './network.ts';
import { Site } from './running-site.ts';
import { Visitor } from './visitor.ts';

interface Visit {
  /** The visitor's browser and its settings, for `test.use`. */
  device: BrowserContextOptions;
  /** Whether the browser lets the site have its service worker. */
  worker: boolean;
  network: Network;
  visitor: Visitor;
}

type Use<Value> = (value: Value) => Promise<void>;

// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
const serve = async ({}, use: Use<Site>) => {
  const site = await Site.start();
  await use(site);
  await site.remove();
};

const connect = async ({ site }: { site: Site }, use: Use<Network>) => {
  const network = new Network(() => site.port);
  await network.connect();
  await use(network);
  await network.cut();
};

const arrive = async ({ network, device, worker }: Omit<Visit, 'visitor'>, use: Use<Visitor>) => {
  const visitor = await Visitor.arrive(network.origin, {
    ...device,
    serviceWorkers: worker ? 'allow' : 'block',
  });
  await use(visitor);
  // While the browser is open: the trace of a test that has not failed by then is thrown away.
  expect.soft(visitor.complaints).toEqual([]);
  const { length } = visitor.complaints;
  await visitor.leave();
  expect(visitor.complaints.slice(length)).toEqual([]);
};

/** A test with a server, a network that can be cut, and a visitor with a watched browser. */
export const test = base.extend<Visit & { site: Site }>({
  device: [{}, { option: true }],
  worker: [true, { option: true }],
  site: serve,
  network: connect,
  visitor: arrive,
});

/**
 * The same for tests that need no server of their own: they share one, which takes longer to start
 * than most of them take. Its limits leave room for all of them.
 */
export const sharedSiteTest = base.extend<Visit, { site: Site }>({
  device: [{}, { option: true }],
  worker: [true, { option: true }],
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const site = await Site.start({
        RATE_LIMIT_SUBMISSIONS: '100000',
        RATE_LIMIT_EMAIL_SUBMISSIONS: '100000',
      });
      await use(site);
      await site.remove();
    },
    { scope: 'worker' },
  ],
  network: connect,
  visitor: arrive,
});

/** And for those that read pages alone: without the worker, which would download the whole site. */
export const readingTest = sharedSiteTest.extend({ worker: false });

export { expect };
