import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { object, parse, string } from 'valibot';
import { freePort } from '../../../server/testing/free-port.ts';
import { hiddenDisplay } from './display.ts';
import type { BrowserOptions, EngineBrowser, Feature } from './engine.ts';
import { ended, endTree, statesOf } from './processes.ts';
import { callsTo, pagesOf } from './webdriver.ts';

const WINDOW = fileURLToPath(new URL('webkit-window.py', import.meta.url));
const START_MS = 20_000;

// The names in `WebKit2.Settings.get_all_features()`.
const switches: Partial<Record<Feature, string>> = {
  'service-workers': 'ServiceWorkers',
  'view-transitions': 'ViewTransitions',
  popover: 'PopoverAttribute',
};

/** Starts WebKitWebDriver, and forwards errors and warnings from its browser's console. */
const startDriver = async (port: number, onComplaint: (text: string) => void) => {
  const driver = spawn('/usr/bin/WebKitWebDriver', [`--port=${port}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      DISPLAY: await hiddenDisplay(),
      LIBGL_ALWAYS_SOFTWARE: '1',
      NO_AT_BRIDGE: '1',
    },
  });
  const endIt = () => driver.kill();
  process.once('exit', endIt);
  driver.once('exit', () => process.off('exit', endIt));
  let rest = '';
  driver.stderr.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (/ CONSOLE (\S+ )?(ERROR|WARN)/.test(line)) onComplaint(line);
    }
  });
  return driver;
};

export const openWebkit = async (options: BrowserOptions): Promise<EngineBrowser> => {
  const { profile, isPrivate = false, lacks = [], userAgent = '', script, width, height } = options;
  mkdirSync(profile, { recursive: true });
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const driver = await startDriver(port, options.onComplaint);
  const driverEnded = once(driver, 'exit');
  // The driver takes a moment to listen.
  await expect(() => fetch(`${origin}/status`)).toPass({ timeout: START_MS, intervals: [50] });

  const call = callsTo(origin, () => statesOf(Number(driver.pid)));
  const without = lacks.flatMap((feature) => switches[feature] ?? []);
  const settings = { profile, isPrivate, userAgent, without, script, width, height };
  const browserOptions = { binary: WINDOW, args: [JSON.stringify(settings)] };
  const { sessionId } = parse(
    object({ sessionId: string() }),
    await call('POST', '/session', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': browserOptions } },
    }),
  );
  const session = `/session/${sessionId}`;
  const pid = Number(readFileSync(join(profile, 'pid'), 'utf8'));
  const pageOf = pagesOf(call, session);

  const end = async (work: () => Promise<unknown>) => {
    await work();
    driver.kill();
    await driverEnded;
  };
  let pages = 0;
  return {
    async newPage() {
      pages += 1;
      // The session starts with one page.
      if (pages === 1) return pageOf(parse(string(), await call('GET', `${session}/window`)));
      const opened = await call('POST', `${session}/window/new`, { type: 'tab' });
      return pageOf(parse(object({ handle: string() }), opened).handle);
    },
    close: () =>
      end(() => {
        process.kill(pid, 'SIGTERM');
        return ended(pid);
      }),
    kill: () => end(() => endTree(pid)),
  };
};
