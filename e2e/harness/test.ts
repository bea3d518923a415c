import { type BrowserContextOptions, test as base, expect } from '@playwright/test';
import { Network } from './network.ts';
import { Site } from './site.ts';
import { Visitor } from './visitor.ts';

interface Visit {
  /** The visitor's browser and its settings, for `test.use`. */
  device: BrowserContextOptions;
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

const arrive = async ({ network, device }: Omit<Visit, 'visitor'>, use: Use<Visitor>) => {
  const visitor = await Visitor.arrive(network.origin, device);
  await use(visitor);
  await visitor.leave();
  expect(visitor.complaints).toEqual([]);
};

/** A test with a server, a network that can be cut, and a visitor with a watched browser. */
export const test = base.extend<Visit & { site: Site }>({
  device: [{}, { option: true }],
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

export { expect };
