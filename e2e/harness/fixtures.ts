import { test as base, expect, type Page } from '@playwright/test';
import { type EarlierVisit, makeEarlierVisit } from './earlier-visit.ts';
import { type Network, withNetwork } from './network.ts';
import { type Site, withSite } from './running-site.ts';
import { type Device, launchOptions, Visitor } from './visitor.ts';

interface Options {
  device: Device;
  /** If false, the test has no service worker, and gets a private window in a shared browser. */
  worker: boolean;
  /** Whether an earlier visit has stored the whole site. Ignored without `worker`. */
  isReturning: boolean;
}

interface Shared {
  earlierVisit: () => Promise<EarlierVisit>;
  sharedSite: Site;
}

interface Visit {
  site: Site;
  network: Network;
  visitor: Visitor;
  /** Both pages are open and hydrated. */
  contactPage: Page;
  homePage: Page;
}

type Use<Value> = (value: Value) => Promise<void>;

const watch = async (visitor: Visitor, network: Network, use: Use<Visitor>): Promise<void> => {
  network.onBreak = () => visitor.allow(/net::ERR_/);
  await use(visitor);
  // Also checks before the browser closes, because a failure after that has no Playwright trace.
  expect.soft(visitor.complaints).toEqual([]);
  const { length } = visitor.complaints;
  await visitor.leave();
  expect(visitor.complaints.slice(length)).toEqual([]);
};

/**
 * A test with a server, a network that can be cut, and a visitor. All tests in a Playwright worker
 * share the server, because starting a server takes longer than most tests. The inbox is empty at
 * the beginning of each test.
 */
export const test = base.extend<Options & Visit, Shared>({
  launchOptions: [launchOptions(), { scope: 'worker' }],
  device: [{}, { option: true }],
  worker: [true, { option: true }],
  isReturning: [false, { option: true }],
  earlierVisit: [
    async ({ sharedSite }, use) => {
      let made: Promise<EarlierVisit> | undefined;
      await use(() => {
        made ??= makeEarlierVisit(sharedSite);
        return made;
      });
      await (await made)?.remove();
    },
    { scope: 'worker' },
  ],
  sharedSite: [
    async ({}, use) => {
      // These limits are high enough for all tests together.
      const limits = { RATE_LIMIT_SUBMISSIONS: '100000', RATE_LIMIT_EMAIL_SUBMISSIONS: '100000' };
      await withSite(limits, use);
    },
    { scope: 'worker' },
  ],
  site: async ({ sharedSite }, use) => {
    await sharedSite.empty();
    await use(sharedSite);
  },
  network: async ({ site, worker, isReturning, earlierVisit }, use) => {
    const port = worker && isReturning ? (await earlierVisit()).port : 0;
    await withNetwork(() => site.port, use, port);
  },
  visitor: async ({ network, device, worker, isReturning, earlierVisit, browser }, use) => {
    const { origin } = network;
    if (!worker) {
      const options = { ...device, serviceWorkers: 'block' } as const;
      return watch(await Visitor.arrive(origin, options, browser), network, use);
    }
    const profile = isReturning ? await (await earlierVisit()).profile() : undefined;
    await watch(await Visitor.arrive(origin, device, profile), network, use);
  },
  contactPage: async ({ visitor }, use) => use(await visitor.open('/contact')),
  homePage: async ({ visitor }, use) => use(await visitor.open('/')),
});

export const pageTest = test.extend({ worker: false });

/** A `test` with its own server, for tests that stop the server or change its settings. */
export const ownSiteTest = test.extend<{ settings: Readonly<Record<string, string>> }>({
  settings: [{}, { option: true }],
  site: async ({ settings }, use) => withSite(settings, use),
});

export { expect };
