import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type BrowserContext, chromium, expect, type Page } from '@playwright/test';
import { findChromium } from '../../tools/find-chromium.mjs';

type ContextOptions = Parameters<typeof chromium.launchPersistentContext>[1];

// Without a graphics card Chromium draws faster when it does not imitate one.
const quiet = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/** A person with a browser whose profile outlives it, and whose console is watched. */
export class Visitor {
  /** What the browser complained of: a test that expects none fails on any. */
  readonly complaints: string[] = [];
  #allowed: RegExp[] = [/Service Worker registration blocked by Playwright/];
  #context: BrowserContext | undefined;
  readonly #profile: string;
  readonly #origin: string;

  private constructor(profile: string, origin: string) {
    this.#profile = profile;
    this.#origin = origin;
  }

  static async arrive(origin: string, options: ContextOptions = {}): Promise<Visitor> {
    const visitor = new Visitor(await mkdtemp(join(tmpdir(), 'kuvula-profile-')), origin);
    await visitor.openBrowser(options);
    return visitor;
  }

  get context(): BrowserContext {
    if (!this.#context) throw new Error('The browser is closed');
    return this.#context;
  }

  async openBrowser(options: ContextOptions = {}): Promise<void> {
    const executablePath = findChromium();
    if (!executablePath) throw new Error('No Chromium: run the tests with npm test');
    this.#context = await chromium.launchPersistentContext(this.#profile, {
      executablePath,
      args: [...quiet, ...asRoot],
      baseURL: this.#origin,
      viewport: { width: 1280, height: 800 },
      ...options,
    });
    this.#context.on('page', (page) => this.#watch(page));
    for (const page of this.#context.pages()) this.#watch(page);
  }

  async closeBrowser(): Promise<void> {
    await this.#context?.close();
    this.#context = undefined;
  }

  /** Ends the browser as a crash or an empty battery would. */
  async crash(): Promise<void> {
    const gone = new Promise((resolve) => this.context.once('close', resolve));
    const { stdout } = await promisify(execFile)('ps', ['-eo', 'pid=,args=']);
    for (const line of stdout.split('\n').filter((each) => each.includes(this.#profile))) {
      try {
        process.kill(Number.parseInt(line, 10), 'SIGKILL');
      } catch {
        // Its parent has taken it along.
      }
    }
    await gone;
    this.#context = undefined;
  }

  async newPage(path: string): Promise<Page> {
    const page = await this.context.newPage();
    await page.goto(path);
    return page;
  }

  /** Complaints that the test itself causes, such as a cut connection. */
  allow(...patterns: readonly RegExp[]): void {
    this.#allowed.push(...patterns);
  }

  async leave(): Promise<void> {
    await this.closeBrowser();
    await rm(this.#profile, { recursive: true, force: true });
  }

  #watch(page: Page): void {
    const note = (text: string) => {
      if (!this.#allowed.some((pattern) => pattern.test(text))) this.complaints.push(text);
    };
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) {
        note(`${message.type()}: ${message.text()} (${message.location().url})`);
      }
    });
    page.on('pageerror', (error) => note(`page error: ${error.message}`));
    page.on('requestfailed', (request) => {
      // Leaving a page ends what it was still loading.
      if (request.failure()?.errorText !== 'net::ERR_ABORTED') {
        note(`failed: ${request.method()} ${request.url()} ${request.failure()?.errorText}`);
      }
    });
  }
}

/** How many files of the release are not on this device yet, as its worker tells. */
export const missingOffline = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ essentials: number; pictures: number }>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data }) => resolve(data);
        navigator.serviceWorker.controller?.postMessage({ type: 'OFFLINE_COPY_STATE' }, [port2]);
      }),
  );

/** Waits until the device has the whole site, pictures and all. */
export const offlineReady = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller) {
      await new Promise((resolve) => {
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
      });
    }
  });
  await expect.poll(() => missingOffline(page)).toEqual({ essentials: 0, pictures: 0 });
};

/** Waits until React has taken the page over. */
export const hydrated = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => document.documentElement.dataset['hydrated'] === 'true');
};

/** Makes this browser one that has no Background Sync, as Firefox and Safari. */
export const withoutBackgroundSync = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    // A blank page is no secure context and has no service workers at all.
    if (!('ServiceWorkerRegistration' in window)) return;
    Reflect.deleteProperty(window, 'SyncManager');
    Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync');
  });

/** Makes this browser one that has no IndexedDB. */
export const withoutIndexedDB = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => Reflect.deleteProperty(window, 'indexedDB'));

/** How many records the outbox of this device holds; undefined before there is one. */
export const waitingRecords = (page: Page): Promise<number | undefined> =>
  page.evaluate(async () => {
    // Opening it would make it, without what the site puts into it.
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === 'kuvula-outbox')) return undefined;
    return new Promise<number>((resolve, reject) => {
      const opening = indexedDB.open('kuvula-outbox');
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const database = opening.result;
        const counting = database.transaction('submissions').objectStore('submissions').count();
        counting.onsuccess = () => {
          database.close();
          resolve(counting.result);
        };
      };
    });
  });
