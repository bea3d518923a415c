import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { offlineCopyOf } from '@site/offline-copy/build';
import { VERIFIED_AT } from '@site/offline-copy/messages';
import type { OwnAnswer } from './network.ts';

export const archiveOf = async (what: 'pages' | 'pictures', site = 'dist'): Promise<string> => {
  const { archives } = await offlineCopyOf(site);
  const found = archives.find(({ path }) => path.includes(`/offline-${what}-`));
  if (!found) throw new Error(`There is no archive of ${what}`);
  return found.path;
};

export const archiveHeaders = {
  'content-type': 'application/octet-stream',
  'content-encoding': 'br',
};

/** A response that sends half of an archive at once, and the rest when `until` resolves. */
export const halfOf = (path: string, until: Promise<void>): OwnAnswer => {
  const body = readFileSync(join('dist', `${path}.br`));
  return { headers: archiveHeaders, body, pause: { after: body.length / 2, until } };
};

/** The paths of cached files whose bytes differ from the files in the folder `site`. */
export const unfitFiles = async (page: Page, site = 'dist'): Promise<string[]> => {
  const kept = await page.evaluate(async (notAFile) => {
    const found: [path: string, hash: number[]][] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) {
        if (new URL(url).pathname === notAFile) continue;
        const bytes = await (await cache.match(url))?.arrayBuffer();
        const hash = await crypto.subtle.digest('SHA-256', bytes ?? new Uint8Array());
        found.push([new URL(url).pathname, [...new Uint8Array(hash)]]);
      }
    }
    return found;
  }, VERIFIED_AT);
  const isUnfit = ([path, hash]: (typeof kept)[number]) => {
    const expected = createHash('sha256').update(readFileSync(join(site, path)));
    return !expected.digest().equals(Buffer.from(hash));
  };
  return kept.filter(isUnfit).map(([path]) => path);
};

/** The URLs of all cached entries, including the entry with the time of the last check. */
export const keptUrls = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url);
  });

export const forgetCopy = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (const each of await navigator.serviceWorker.getRegistrations()) await each.unregister();
    for (const name of await caches.keys()) await caches.delete(name);
  });
