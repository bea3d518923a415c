import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { noticeWords } from '../../src/content/notice-words.ts';
import { Network } from './network.ts';
import type { Site } from './running-site.ts';
import { offlineReady, Visitor } from './visitor.ts';

// Avoids ephemeral ports, because the system assigns those to other tests' servers.
const firstPort = 21_000 + (process.pid % 11_000);

/** Starts a proxy to the site, on `port` or the next free port. */
const startNetwork = async (site: Site, port: number): Promise<Network> => {
  const network = new Network(() => site.port, port);
  try {
    await network.connect();
    return network;
  } catch {
    return startNetwork(site, port + 1);
  }
};

/**
 * Creates the profile of a browser that has stored the whole offline copy. Each Playwright worker
 * creates one profile, and each test copies it, because the download takes as long as most tests.
 */
export const makeEarlierVisit = async (site: Site) => {
  const network = await startNetwork(site, firstPort);
  const profile = await mkdtemp(join(tmpdir(), 'site-profile-'));
  const visitor = await Visitor.arrive(network.origin, {}, profile);
  const page = await visitor.newPage('/');
  await offlineReady(page);
  // This notice appears only after the lists of vacancies and intakes are stored.
  await expect(page.getByText(noticeWords.offlineReady.text)).toBeVisible();
  await visitor.closeBrowser();
  await network.close();
  return {
    /** The site's port in every test with this profile: an offline copy belongs to one origin. */
    port: Number(new URL(network.origin).port),
    /** Copies the profile into a new folder, which the caller removes. */
    profile: async (): Promise<string> => {
      const copy = await mkdtemp(join(tmpdir(), 'site-profile-'));
      // Node's `cp` takes ten times as long for a profile's 700 files.
      await promisify(execFile)('cp', ['-r', `${profile}/.`, copy]);
      return copy;
    },
    remove: () => rm(profile, { recursive: true, force: true }),
  };
};

export type EarlierVisit = Awaited<ReturnType<typeof makeEarlierVisit>>;
