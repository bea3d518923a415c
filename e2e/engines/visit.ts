import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { type Network, withNetwork } from '../harness/network.ts';
import { type Releases, withReleases } from '../harness/release.ts';
import { type Site, withSite } from '../harness/running-site.ts';
import type { BrowserOptions, EngineBrowser } from './driver/engine.ts';
import { openFirefox } from './driver/firefox.ts';
import { openWebkit } from './driver/webkit.ts';
import { brokenConnection, knownComplaints } from './known-complaints.ts';
import { Tab } from './tab.ts';

const engines = { firefox: openFirefox, webkit: openWebkit } as const;
export type Engine = keyof typeof engines;
export interface EngineOption {
  engine: Engine;
}

type Choice = Partial<Omit<BrowserOptions, 'profile' | 'onComplaint'>>;

// Logs policy violations, which some engines do not log to the console.
const tellOfPolicy = `addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, target }) =>
  console.error('policy: ' + violatedDirective + ' ' + blockedURI + ' ' + (target.outerHTML ?? '').slice(0, 300)));`;

// Logs errors as text, because drivers report an error's type but not its message.
const sayErrorsInWords = `for (const level of ['error', 'warn']) {
  const say = console[level];
  console[level] = (...said) =>
    say.apply(console, said.map((one) => (one instanceof Error ? one + ' ' + one.stack : one)));
}`;

/** A person with a browser. The browser's profile remains after the browser has closed. */
export class EngineVisitor {
  readonly complaints: string[] = [];
  tabs: Tab[] = [];
  readonly #known: RegExp[];
  readonly #engine: Engine;
  readonly profile: string;
  readonly #origin: () => string;
  #browser: EngineBrowser | undefined;

  constructor(engine: Engine, profile: string, origin: () => string) {
    this.#engine = engine;
    this.#known = [...knownComplaints[engine]];
    this.profile = profile;
    this.#origin = origin;
  }

  async openBrowser({ script = '', ...choice }: Choice = {}): Promise<void> {
    this.#browser = await engines[this.#engine]({
      profile: this.profile,
      width: 1280,
      height: 800,
      ...choice,
      script: `${sayErrorsInWords}${tellOfPolicy}${script}`,
      onComplaint: (text) => {
        if (!this.#known.some((pattern) => pattern.test(text))) this.complaints.push(text);
      },
    });
  }

  async newTab(path: string): Promise<Tab> {
    if (!this.#browser) await this.openBrowser();
    if (!this.#browser) throw new Error('No browser');
    const tab = new Tab(await this.#browser.newPage(), this.#origin);
    this.tabs.push(tab);
    await tab.open(path);
    return tab;
  }

  /** Allows messages that the test itself causes. `Network.onBreak` allows network errors. */
  allow(...patterns: readonly RegExp[]): void {
    this.#known.push(...patterns);
  }

  async closeBrowser(): Promise<void> {
    await this.#browser?.close();
    this.#gone();
  }

  async killBrowser(): Promise<void> {
    await this.#browser?.kill();
    this.#gone();
  }

  #gone(): void {
    this.#browser = undefined;
    this.tabs = [];
  }
}

interface Visit extends EngineOption {
  site: Site;
  network: Network;
  visitor: EngineVisitor;
}

export const test = base.extend<Visit>({
  engine: ['firefox', { option: true }],
  site: async ({}, use) => withSite({ RATE_LIMIT_SUBMISSIONS: '1000' }, use),
  network: async ({ site }, use) => withNetwork(() => site.port, use),
  visitor: async ({ network, engine }, use, info) => {
    const profile = await mkdtemp(join(tmpdir(), 'site-engine-'));
    const visitor = new EngineVisitor(engine, profile, () => network.origin);
    network.onBreak = () => visitor.allow(brokenConnection);
    await use(visitor);
    try {
      if (info.status !== info.expectedStatus) {
        for (const [at, tab] of visitor.tabs.entries()) {
          await writeFile(info.outputPath(`tab-${at}.png`), await tab.page.screenshot());
        }
      }
    } finally {
      // Kills the browser, because Firefox takes up to five seconds to exit by itself.
      await visitor.killBrowser();
      // Retries, because the browser's network process may still be writing.
      await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    }
    expect(visitor.complaints).toEqual([]);
  },
});

export const releaseTest = test.extend<{ releases: Releases }>({
  releases: async ({}, use) => withReleases(use),
  site: async ({ releases }, use) => use(releases.site),
});

export { expect };
