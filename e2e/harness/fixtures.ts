import { type Browser, test as base, chromium, expect } from '@playwright/test';
import { EarlierVisit } from './earlier-visit.ts';
import { Network } from './network.ts';
import { Site } from './running-site.ts';
import { type Device, launchOptions, Visitor } from './visitor.ts';

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
  /** The server of all tests that need none of their own. */
  sharedSite: Site;
}

interface Visit {
  site: Site;
  network: Network;
  visitor: Visitor;
}

type Use<Value> = (value: Value) => Promise<void>;

const watch = async (visitor: Visitor, use: Use<Visitor>): Promise<void> => {
  await use(visitor);
  // While the browser is open: the trace of a test that has not failed by then is thrown away.
  expect.soft(visitor.complaints).toEqual([]);
  const { length } = visitor.complaints;
  await visitor.leave();
  expect(visitor.complaints.slice(length)).toEqual([]);
};

/**
 * A test with a server, a network that can be cut, and a visitor with a watched browser. The server
 * is the same for all tests, which takes longer to start than most of them take; each finds it
 * without what others have sent.
 */
export const test = base.extend<Options & Visit, Shared>({
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
  sharedSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      // Its limits leave room for all tests.
      const site = await Site.start({
        RATE_LIMIT_SUBMISSIONS: '100000',
        RATE_LIMIT_EMAIL_SUBMISSIONS: '100000',
      });
      await use(site);
      await site.remove();
    },
    { scope: 'worker' },
  ],
  site: async ({ sharedSite }, use) => {
    await sharedSite.empty();
    await use(sharedSite);
  },
  network: async ({ site, isReturning, earlierVisit }, use) => {
    const network = new Network(() => site.port, isReturning ? (await earlierVisit()).port : 0);
    await network.connect();
    await use(network);
    await network.close();
  },
  visitor: async ({ network, device, worker, isReturning, earlierVisit }, use) => {
    const visitor = await Visitor.arrive(
      network.origin,
      { ...device, serviceWorkers: worker ? 'allow' : 'block' },
      isReturning ? await (await earlierVisit()).profile() : undefined,
    );
    await watch(visitor, use);
  },
});

/** The same with a server that is the test's alone: one that it stops, or that has its own settings. */
export const ownSiteTest = test.extend<{ settings: Readonly<Record<string, string>> }>({
  settings: [{}, { option: true }],
  site: async ({ settings }, use) => {
    const site = await Site.start(settings);
    await use(site);
    await site.remove();
  },
});

/**
 * And for tests that read pages alone: without the worker, which would download the whole site, and
 * in a browser that they share.
 */
export const readingTest = test.extend<object, { browser: Browser }>({
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const browser = await chromium.launch(launchOptions());
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  visitor: async ({ network, device, browser }, use) => {
    const options = { ...device, serviceWorkers: 'block' } as const;
    await watch(await Visitor.inWindowOf(browser, network.origin, options), use);
  },
});

export { expect };
