import { test as base, expect } from '@playwright/test';
import { EarlierVisit } from './earlier-visit.ts';
import { Network } from './network.ts';
import { Site } from './running-site.ts';
import { type Device, Visitor } from './visitor.ts';

interface Options {
  /** The visitor's browser and its settings, for `test.use`. */
  device: Device;
  /** Whether the browser lets the site have its service worker. */
  worker: boolean;
  /** Whether the whole site is on the device already, from an earlier visit. */
  isReturning: boolean;
}

interface Shared {
  /** Makes the earlier visit when the first returning visitor comes. */
  earlierVisit: () => Promise<EarlierVisit>;
}

interface Visit {
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

const connect = async (
  { site, isReturning, earlierVisit }: Options & Shared & { site: Site },
  use: Use<Network>,
) => {
  const network = new Network(() => site.port, isReturning ? (await earlierVisit()).port : 0);
  await network.connect();
  await use(network);
  await network.cut();
};

const arrive = async (
  { network, device, worker, isReturning, earlierVisit }: Options & Shared & { network: Network },
  use: Use<Visitor>,
) => {
  const visitor = await Visitor.arrive(
    network.origin,
    { ...device, serviceWorkers: worker ? 'allow' : 'block' },
    isReturning ? await (await earlierVisit()).profile() : undefined,
  );
  await use(visitor);
  // While the browser is open: the trace of a test that has not failed by then is thrown away.
  expect.soft(visitor.complaints).toEqual([]);
  const { length } = visitor.complaints;
  await visitor.leave();
  expect(visitor.complaints.slice(length)).toEqual([]);
};

const optionTest = base.extend<Options, Shared>({
  device: [{}, { option: true }],
  worker: [true, { option: true }],
  isReturning: [false, { option: true }],
  earlierVisit: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      let made: Promise<EarlierVisit> | undefined;
      await use(() => {
        made ??= EarlierVisit.make();
        return made;
      });
      await (await made)?.remove();
    },
    { scope: 'worker' },
  ],
});

/** A test with a server, a network that can be cut, and a visitor with a watched browser. */
export const test = optionTest.extend<Visit & { site: Site }>({
  site: serve,
  network: connect,
  visitor: arrive,
});

/**
 * The same for tests that need no server of their own: they share one, which takes longer to start
 * than most of them take. Its limits leave room for all of them.
 */
export const sharedSiteTest = optionTest.extend<Visit, { site: Site }>({
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
