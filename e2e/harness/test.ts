import { type BrowserContextOptions, test as base, expect } from '@playwright/test';
import { Network } from './network.ts';
import { Site } from './site.ts';
import { Visitor } from './visitor.ts';

interface Fixtures {
  /** The visitor's browser and its settings, for `test.use`. */
  device: BrowserContextOptions;
  site: Site;
  network: Network;
  visitor: Visitor;
}

/** A test with a server, a network that can be cut, and a visitor with a watched browser. */
export const test = base.extend<Fixtures>({
  device: [{}, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  site: async ({}, use) => {
    const site = await Site.start();
    await use(site);
    await site.remove();
  },
  network: async ({ site }, use) => {
    const network = new Network(() => site.port);
    await network.connect();
    await use(network);
    await network.cut();
  },
  visitor: async ({ network, device }, use) => {
    const visitor = await Visitor.arrive(network.origin, device);
    await use(visitor);
    await visitor.leave();
    expect(visitor.complaints).toEqual([]);
  },
});

export { expect };
