import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  type Browser,
  type BrowserContext,
  chromium,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';
import { gate } from '../../src/loading/testing/gate.ts';
import { OUTBOX } from '../../src/submissions/sending/outbox-settings.ts';
import { findHeadlessShell } from '../../tools/find-chromium.mjs';
import type { Network } from './network.ts';
import type { Site } from './running-site.ts';

export type Device = NonNullable<Parameters<typeof chromium.launchPersistentContext>[1]>;

// On machines without a graphics card, Chromium draws faster without emulating one.
const quiet = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

export const launchOptions = (args: readonly string[] = []) => {
  const executablePath = findHeadlessShell();
  if (!executablePath) throw new Error('No Chromium found: run the tests with npm test');
  return { executablePath, args: [...quiet, ...asRoot, ...args] };
};

/** A person with a browser. */
export class Visitor {
  /** Unexpected errors, warnings and failed requests, each of which fails the test. */
  readonly complaints: string[] = [];
  #allowed: RegExp[] = [/Service Worker registration blocked by Playwright/];
  #context: BrowserContext | undefined;
  #runsScript = true;
  readonly #origin: string;
  /** The folder of the visitor's profile, or a running browser that tests share. */
  readonly #home: string | Browser;
  readonly #launch: Pick<Device, 'args' | 'executablePath'>;

  private constructor(
    origin: string,
    home: string | Browser,
    { args = [], executablePath }: Device,
  ) {
    this.#origin = origin;
    this.#home = home;
    this.#launch = { ...launchOptions(args), ...(executablePath && { executablePath }) };
  }

  /** @param home the profile of a new browser, or a running browser that opens a private window */
  static async arrive(
    origin: string,
    device: Device = {},
    home?: string | Browser,
  ): Promise<Visitor> {
    const place = home ?? (await mkdtemp(join(tmpdir(), 'site-profile-')));
    const visitor = new Visitor(origin, place, device);
    await visitor.openBrowser(device);
    return visitor;
  }

  get context(): BrowserContext {
    if (!this.#context) throw new Error('The browser is closed');
    return this.#context;
  }

  async openBrowser(options: Device = {}): Promise<void> {
    this.#runsScript = options.javaScriptEnabled !== false;
    const home = this.#home;
    const settings = { baseURL: this.#origin, viewport: { width: 1280, height: 800 }, ...options };
    this.#context =
      typeof home === 'string'
        ? await chromium.launchPersistentContext(home, { ...settings, ...this.#launch })
        : await home.newContext(settings);
    this.#context.on('page', (page) => this.#watch(page));
    for (const page of this.#context.pages()) this.#watch(page);
  }

  async closeBrowser(): Promise<void> {
    await this.#context?.close();
    this.#context = undefined;
  }

  /** Simulates a crash or a dead battery. */
  async crash(): Promise<void> {
    const profile = this.#home;
    if (typeof profile !== 'string')
      throw new Error('Cannot crash this browser, because other tests share it');
    const gone = new Promise((resolve) => this.context.once('close', resolve));
    const { stdout } = await promisify(execFile)('ps', ['-eo', 'pid=,args=']);
    for (const line of stdout.split('\n').filter((each) => each.includes(profile))) {
      try {
        process.kill(Number.parseInt(line, 10), 'SIGKILL');
      } catch {
        // The process has already ended with its parent.
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

  async open(path: string): Promise<Page> {
    const page = await this.newPage(path);
    await hydrated(page);
    return page;
  }

  /** Allows complaints that the test itself causes. `Network.onBreak` allows network errors. */
  allow(...patterns: readonly RegExp[]): void {
    this.#allowed.push(...patterns);
  }

  async leave(): Promise<void> {
    try {
      await this.closeBrowser();
    } finally {
      if (typeof this.#home === 'string') await rm(this.#home, { recursive: true, force: true });
    }
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
      const { errorText = '' } = request.failure() ?? {};
      // Leaving a page aborts its pending requests.
      if (errorText === 'net::ERR_ABORTED') return;
      // Chromium does not preload scripts if scripting is disabled.
      if (errorText === 'csp' && !this.#runsScript && request.url().endsWith('.js')) return;
      note(`failed: ${request.method()} ${request.url()} ${errorText}`);
    });
  }
}

/** A page in any engine. */
export interface Evaluates {
  evaluate<Result>(work: () => Result | Promise<Result>): Promise<Result>;
  evaluate<Result, Arg>(work: (arg: Arg) => Result | Promise<Result>, arg: Arg): Promise<Result>;
}

/** The numbers of files that the offline copy lacks; -1 if the worker does not respond. */
export const missingOffline = (page: Evaluates) =>
  page.evaluate(
    () =>
      new Promise<{ essentials: number; optional: number }>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data }) => resolve(data);
        navigator.serviceWorker.controller?.postMessage({ type: 'OFFLINE_COPY_STATE' }, [port2]);
        // A worker that the browser has stopped never responds.
        setTimeout(() => resolve({ essentials: -1, optional: -1 }), 5_000);
      }),
  );

/** Waits until the device has the whole site, including pictures. */
export const offlineReady = async (
  page: Evaluates,
  intervals: readonly number[] = [500, 1_000],
): Promise<void> => {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller) {
      await new Promise((resolve) => {
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
      });
    }
  });
  // The worker sometimes hashes the whole copy first, which takes a while on a busy machine.
  await expect
    .poll(() => missingOffline(page), { timeout: 60_000, intervals: [...intervals] })
    .toEqual({ essentials: 0, optional: 0 });
};

export const brokenPictures = (page: Evaluates): Promise<string[]> =>
  page.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
    return images.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src);
  });

/** Waits until the browser has processed earlier changes: scroll events, layout, observers. */
export const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );

/** Runs in the page: wakes islands with pointer events, and returns whether all are hydrated. */
export const isHydrated = () => {
  if (document.documentElement.dataset['hydrated'] !== 'true') return false;
  const asleep = document.querySelectorAll('[data-island]:not([data-alive])');
  for (const island of asleep) island.dispatchEvent(new PointerEvent('pointerover'));
  return asleep.length === 0;
};

export const hydrated = async (page: Page): Promise<void> => {
  await page.waitForFunction(isHydrated);
};

export const reload = async (page: Page): Promise<void> => {
  await page.reload();
  await hydrated(page);
};

export const goTo = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await hydrated(page);
};

const SCRIPT = /\/assets\/.*\.js$/;

/** Clicks a link in the footer without hovering, because hovering would load the next page. */
export const followInFooter = (page: Page, name: string): Promise<void> =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true }).dispatchEvent('click');

export const download = async (button: Locator) => {
  const started = button.page().waitForEvent('download');
  await button.click();
  const file = await started;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
};

/** Delays a page's scripts, as a slow connection would. Returns a function that releases them. */
export const holdScript = async (page: Page, files = SCRIPT): Promise<() => void> => {
  const { open, opened } = gate();
  await page.route(files, async (route) => {
    await opened;
    await route.continue();
  });
  return open;
};

/** Makes every page of this tab use the site's own fonts, even on a slow machine. */
export const useOwnFonts = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      document.documentElement.dataset['fonts'] = 'all';
      observer.disconnect();
    }).observe(document, { childList: true });
  });
  // Loads the fonts in advance, because a page does not use fonts that load late.
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
};

export const sayOnline = async (...pages: readonly Evaluates[]): Promise<void> => {
  await Promise.all(
    pages.map((page) => page.evaluate(() => void dispatchEvent(new Event('online')))),
  );
};

export const reconnect = async (
  network: Pick<Network, 'connect'>,
  ...pages: readonly Evaluates[]
): Promise<void> => {
  await network.connect();
  await sayOnline(...pages);
};

/** An outbox record, reduced to the parts that tests use. */
interface KeptRecord {
  readonly submission: {
    readonly id: string;
    readonly kind: string;
    readonly fields: Readonly<Record<string, string>>;
  };
  readonly state: { readonly status: string; readonly isNews?: boolean };
}

interface Changes {
  readonly erases?: boolean;
  readonly puts?: readonly (readonly [key: string, value: object])[];
}

/** Changes the outbox without the site's code or any checks, and returns every value in it. */
const changeOutbox = (
  page: Evaluates,
  { erases = false, puts = [] }: Changes,
): Promise<readonly object[]> =>
  page.evaluate(
    ({ outbox, isErased, entries }) =>
      new Promise<object[]>((resolve, reject) => {
        const opening = indexedDB.open(outbox);
        opening.onupgradeneeded = () => opening.result.createObjectStore('submissions');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const work = opening.result.transaction('submissions', 'readwrite');
          const store = work.objectStore('submissions');
          if (isErased) store.clear();
          for (const [key, value] of entries) store.put(value, key);
          const reading = store.getAll();
          work.onabort = () => reject(work.error);
          work.oncomplete = () => {
            opening.result.close();
            resolve(reading.result);
          };
        };
      }),
    { outbox: OUTBOX, isErased: erases, entries: puts },
  );

/** The records in the outbox of this device; undefined if there is no outbox yet. */
export const keptRecords = async (page: Evaluates): Promise<readonly KeptRecord[] | undefined> => {
  const hasOutbox = await page.evaluate(
    async (outbox) => (await indexedDB.databases()).some(({ name }) => name === outbox),
    OUTBOX,
  );
  if (!hasOutbox) return undefined;
  // The pause that the server has requested is stored beside the records.
  return (await changeOutbox(page, {})).filter((value): value is KeptRecord => 'state' in value);
};

/** The status of each record with this message, and `arrived` for each arrival in the inbox. */
export const placesOf = async (page: Evaluates, site: Site, text: string): Promise<string> => {
  const records = (await keptRecords(page)) ?? [];
  const kept = records.filter(({ submission }) => submission.fields['message'] === text);
  const arrived = (await site.inbox()).filter((each) => each['message'] === text);
  return [...kept.map(({ state }) => state.status), ...arrived.map(() => 'arrived')].join();
};

export const plant = async (
  page: Evaluates,
  records: readonly { readonly submission: { readonly id: string } }[],
): Promise<void> => {
  const puts = records.map((record) => [record.submission.id, record] as const);
  await changeOutbox(page, { puts });
};

export const eraseOutbox = async (page: Evaluates): Promise<void> => {
  await changeOutbox(page, { erases: true });
};

/** The number of submissions that are unsent or need attention; undefined without an outbox. */
export const waitingRecords = async (page: Page): Promise<number | undefined> =>
  (await keptRecords(page))?.filter(({ state }) => !['draft', 'delivered'].includes(state.status))
    .length;

/** Whether every delivery has been announced to the visitor. */
export const allTold = async (page: Page): Promise<boolean> =>
  ((await keptRecords(page)) ?? []).every(({ state }) => !state.isNews);

export const drafts = async (page: Evaluates): Promise<readonly KeptRecord['submission'][]> =>
  ((await keptRecords(page)) ?? [])
    .filter(({ state }) => state.status === 'draft')
    .map(({ submission }) => submission);

/** Whether the page monitors its connection: if so, an `offline` event triggers a request. */
export const looksAfterConnection = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const { fetch } = window;
    let answer: Promise<Response> | undefined;
    window.fetch = (...asked) => {
      answer = fetch(...asked);
      return answer;
    };
    dispatchEvent(new Event('offline'));
    window.fetch = fetch;
    return (await answer)?.ok ?? false;
  });

/** Waits until the page has loaded and started all code that it loads when idle. */
export const settled = async (page: Page): Promise<void> => {
  // On a page without notices, the animated container for notices loads last.
  await expect(page.locator('.notice-stack > .contents')).toBeAttached();
  await expect.poll(() => looksAfterConnection(page)).toBe(true);
};
