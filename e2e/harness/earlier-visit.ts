import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { noticeWords } from '../../src/content/notice-words.ts';
import { Network } from './network.ts';
import { Site } from './running-site.ts';
import { offlineReady, Visitor } from './visitor.ts';

// Below the ports that systems hand out by themselves, or another test's server might get it; not
// the same for two processes, which take turns on theirs.
const firstPort = 21_000 + (process.pid % 11_000);

const canListen = async (port: number): Promise<boolean> => {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
};

/**
 * The profile of a browser that has visited the site: the whole of it is on the device. Each worker
 * of Playwright makes one and copies it, for an installation takes as much processor time as most
 * tests do.
 */
export class EarlierVisit {
  /** Of the site's address, which the profile's copy of it belongs to. */
  readonly port: number;
  readonly #profile: string;

  private constructor(port: number, profile: string) {
    this.port = port;
    this.#profile = profile;
  }

  static async make(): Promise<EarlierVisit> {
    let port = firstPort;
    while (!(await canListen(port))) port += 1;
    const site = await Site.start();
    const network = new Network(() => site.port, port);
    await network.connect();
    const profile = await mkdtemp(join(tmpdir(), 'site-profile-'));
    const visitor = await Visitor.arrive(network.origin, {}, profile);
    const page = await visitor.newPage('/');
    await offlineReady(page);
    // Said when the lists are kept, too.
    await expect(page.getByText(noticeWords.offlineReady.text)).toBeVisible();
    await visitor.closeBrowser();
    await network.close();
    await site.remove();
    return new EarlierVisit(port, profile);
  }

  /** A copy of the profile, in a folder that its user removes. */
  async profile(): Promise<string> {
    const copy = await mkdtemp(join(tmpdir(), 'site-profile-'));
    // Its seven hundred files take Node's own `cp` ten times as long.
    await promisify(execFile)('cp', ['-r', `${this.#profile}/.`, copy]);
    return copy;
  }

  async remove(): Promise<void> {
    await rm(this.#profile, { recursive: true, force: true });
  }
}
