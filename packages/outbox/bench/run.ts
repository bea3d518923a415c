/** Tests one form, built with each of three libraries, under the same faults. Prints a table. */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { wholeChromium } from '../../../e2e/harness/devices.ts';
import { Visitor } from '../../../e2e/harness/visitor.ts';
import { type Fault, Server } from './server.ts';

/** How long to wait for the delivery after a fault ends. */
const PATIENCE_MS = 90_000;
/** How long a fault lasts after the visitor has sent a message. */
const FAULT_MS = 3_000;
/**
 * How long to watch for a second delivery, or for a notice that the server has refused the message.
 */
const REPETITION_MS = 5_000;
const QUOTA_BYTES = 16 * 2 ** 20;
const MESSAGE = 'Words of the visitor';
const REFUSED = 'refused words';

const scripts = {
  outbox: ['outbox/page.js', '../example/worker.js'],
  workbox: ['workbox/page.js', 'workbox/worker.js'],
  tanstack: ['tanstack/page.js'],
};

const bundle = async (library: keyof typeof scripts): Promise<Map<string, string>> => {
  const files = new Map<string, string>();
  for (const page of ['index.html', 'device.html']) {
    files.set(`/${page}`, readFileSync(join(import.meta.dirname, page), 'utf8'));
  }
  for (const script of scripts[library]) {
    const built = await build({
      configFile: false,
      logLevel: 'warn',
      build: {
        write: false,
        target: 'esnext',
        rolldownOptions: { input: join(import.meta.dirname, script) },
      },
    });
    for (const each of [built].flat()) {
      if ('output' in each) files.set(`/${basename(script)}`, each.output[0].code);
    }
  }
  return files;
};

const until = async (holds: () => boolean | Promise<boolean>, ms: number): Promise<boolean> => {
  for (const end = Date.now() + ms; Date.now() < end; await pause(200)) {
    if (await holds()) return true;
  }
  return false;
};

class Story {
  readonly server: Server;
  readonly #visitor: Visitor;
  /** A page that reads and fills the site's storage, but sends nothing. */
  #device: Page;
  #hasWrittenRefused = false;

  private constructor(server: Server, visitor: Visitor, device: Page) {
    this.server = server;
    this.#visitor = visitor;
    this.#device = device;
  }

  static async begin(files: ReadonlyMap<string, string>): Promise<Story> {
    const server = new Server(files);
    await server.start();
    const visitor = await Visitor.arrive(server.origin, wholeChromium);
    return new Story(server, visitor, await visitor.newPage('/device.html'));
  }

  async end(): Promise<void> {
    await this.#visitor.leave();
    this.server.close();
  }

  async open(): Promise<Page> {
    const page = await this.#visitor.newPage('/');
    await page.waitForSelector('html[data-ready]');
    return page;
  }

  async openTwo(): Promise<[Page, Page]> {
    return [await this.open(), await this.open()];
  }

  async write(page: Page, message = MESSAGE): Promise<void> {
    this.#hasWrittenRefused ||= message === REFUSED;
    await page.getByLabel('Message').fill(message);
    await page.getByRole('button', { name: 'Send' }).click();
  }

  async #isStored(): Promise<boolean> {
    return String(await this.#device.evaluate('stored()')).includes(MESSAGE);
  }

  async writeOffline(page: Page, message = MESSAGE): Promise<void> {
    this.server.cut();
    await this.#visitor.context.setOffline(true);
    await this.write(page, message);
    await pause(FAULT_MS);
  }

  /** Sends a message, and waits until the server has received it. The server never responds. */
  async writeAndStall(page: Page): Promise<void> {
    this.server.faults = ['stalled'];
    await this.write(page);
    if (!(await until(() => this.server.spoiled > 0, 20_000))) throw new Error('Not sent');
  }

  async reconnect(...faults: Fault[]): Promise<void> {
    this.server.faults = faults;
    this.server.isCut = false;
    await this.#visitor.context.setOffline(false);
    await this.#fireSync();
  }

  async killBrowserAndReturn(): Promise<void> {
    await this.#visitor.crash();
    this.server.isCut = false;
    await this.#visitor.openBrowser(wholeChromium);
    this.#device = await this.#visitor.newPage('/device.html');
    await this.open();
    await this.#fireSync();
  }

  /** Crashes the tab, then breaks its stalled connection, which ends the fault. */
  async killTab(page: Page): Promise<void> {
    const devtools = await this.#visitor.context.newCDPSession(page);
    const crashed = page.waitForEvent('crash');
    devtools.send('Page.crash').catch(() => {});
    await crashed;
    await pause(FAULT_MS);
    this.server.breakConnections();
  }

  /**
   * Stops the tab's script with the debugger, because Chromium freezes only hidden tabs, and a test
   * has none. Then ends the fault.
   */
  async suspend(page: Page): Promise<void> {
    const devtools = await this.#visitor.context.newCDPSession(page);
    await devtools.send('Debugger.enable');
    const paused = new Promise((resolve) => devtools.once('Debugger.paused', resolve));
    page.evaluate('debugger').catch(() => {});
    await paused;
    await pause(FAULT_MS);
    this.server.breakConnections();
  }

  async fillDevice(): Promise<void> {
    const devtools = await this.#visitor.context.newCDPSession(this.#device);
    const { origin } = this.server;
    await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: QUOTA_BYTES });
    await this.#device.evaluate('fill()');
  }

  async outcome(): Promise<string> {
    const notes = [await this.#delivery()];
    if (this.server.early > 0) notes.push(`${this.server.early} too early`);
    if (this.#hasWrittenRefused) {
      const isTold = await until(() => this.#isTold(REFUSED), REPETITION_MS);
      notes.push(isTold ? 'refusal told' : 'refusal silent');
    }
    return notes.join(', ');
  }

  async #delivery(): Promise<string> {
    const countIn = (messages: Iterable<string>) =>
      [...messages].filter((each) => each === MESSAGE).length;
    const copies = () => countIn(this.server.stored.values());
    if (await until(() => copies() > 0, PATIENCE_MS)) {
      await pause(REPETITION_MS);
      await until(async () => !(await this.#isStored()), PATIENCE_MS);
      if (copies() > 1) return 'doubled';
      return countIn(this.server.received) > 1 ? 'once (received twice)' : 'once';
    }
    if (await this.#isTold(MESSAGE)) return 'told';
    return (await this.#isStored()) ? 'stuck' : 'lost';
  }

  async #isTold(message: string): Promise<boolean> {
    const pages = this.#visitor.context.pages();
    const counts = pages.map((page) =>
      Promise.race([page.getByText(`Not sent: ${message}`).count(), pause(2_000, 0)]).catch(
        () => 0,
      ),
    );
    return (await Promise.all(counts)).some((count) => count > 0);
  }

  /** Fires Background Sync, which the browser does not do after an emulated network loss. */
  async #fireSync(): Promise<void> {
    const tags: unknown = await this.#device.evaluate(
      'navigator.serviceWorker.getRegistration().then((worker) => worker?.sync.getTags() ?? [])',
    );
    if (!Array.isArray(tags) || tags.length === 0) return;
    const devtools = await this.#visitor.context.newCDPSession(this.#device);
    const { origin } = this.server;
    const registrationId = new Promise<string>((resolve) => {
      devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const own = registrations.find(({ scopeURL }) => scopeURL === `${origin}/`);
        if (own) resolve(own.registrationId);
      });
    });
    await devtools.send('ServiceWorker.enable');
    const sync = { origin, registrationId: await registrationId, lastChance: false };
    for (const tag of tags)
      await devtools.send('ServiceWorker.dispatchSyncEvent', { ...sync, tag });
  }
}

type Act = (story: Story) => Promise<void>;

const writeAfter =
  (...faults: Fault[]): Act =>
  async (story) => {
    story.server.faults = faults;
    await story.write(await story.open());
  };
const writeOfflineThenMeet =
  (...faults: Fault[]): Act =>
  async (story) => {
    await story.writeOffline(await story.open());
    await story.reconnect(...faults);
  };
const writeOfflineInTab =
  (tab: 0 | 1): Act =>
  async (story) => {
    const tabs = await story.openTwo();
    await story.writeOffline(tabs[tab]);
    await story.reconnect();
  };
const loseSendingTab =
  (tab: 0 | 1, how: 'killTab' | 'suspend'): Act =>
  async (story) => {
    const tabs = await story.openTwo();
    await story.writeAndStall(tabs[tab]);
    await story[how](tabs[tab]);
  };
const writeRefusedAndValid =
  (then: Act): Act =>
  async (story) => {
    const page = await story.open();
    await story.writeOffline(page, REFUSED);
    await story.writeOffline(page);
    await then(story);
  };

const stories: Record<string, Act> = {
  'Written offline, browser killed, started again online': async (story) => {
    await story.writeOffline(await story.open());
    await story.killBrowserAndReturn();
  },
  '500 twice': writeAfter('error', 'error'),
  'Answer lost after storing': writeAfter('answer-lost'),
  'Captive portal (200, HTML) on the first attempt': writeAfter('portal'),
  'Captive portal on reconnection': writeOfflineThenMeet('portal'),
  '429, Retry-After: 10': writeAfter('busy'),
  'Refused message (422), then a valid one': writeRefusedAndValid((story) => story.reconnect()),
  'Refused and valid message, restart before sending': writeRefusedAndValid((story) =>
    story.killBrowserAndReturn(),
  ),
  'Two tabs, written offline in the first': writeOfflineInTab(0),
  'Two tabs, written offline in the second': writeOfflineInTab(1),
  'First of two tabs killed while it sends': loseSendingTab(0, 'killTab'),
  'Second of two tabs killed while it sends': loseSendingTab(1, 'killTab'),
  'Site closed when the connection returns': async (story) => {
    const page = await story.open();
    await story.writeOffline(page);
    await page.close();
    await story.reconnect();
  },
  'Sending tab suspended, another one open': loseSendingTab(0, 'suspend'),
  'No IndexedDB, written offline, page left open': async (story) => {
    story.server.hasIndexedDB = false;
    await writeOfflineThenMeet()(story);
  },
  'Device full, written offline, page left open': async (story) => {
    const page = await story.open();
    await story.fillDevice();
    await story.writeOffline(page);
    await story.reconnect();
  },
};

// Runs the libraries whose names begin with the first argument, and the stories whose names contain
// the second.
const [, , onlyLibrary = '', onlyStory = ''] = process.argv;
const results: Record<string, Record<string, string>> = {};
for (const library of ['outbox', 'workbox', 'tanstack'] as const) {
  if (!library.startsWith(onlyLibrary)) continue;
  const files = await bundle(library);
  for (const [path, content] of files) {
    if (path.endsWith('.js'))
      console.error(`${library}: ${path}: ${gzipSync(content).length} bytes`);
  }
  for (const [name, run] of Object.entries(stories)) {
    if (!name.includes(onlyStory)) continue;
    const story = await Story.begin(files);
    const result = await run(story).then(
      () => story.outcome(),
      (error) => `failed: ${error}`,
    );
    await story.end();
    console.error(`${library}: ${name}: ${result}`);
    results[name] = { ...results[name], [library]: result };
  }
}
console.table(results);
