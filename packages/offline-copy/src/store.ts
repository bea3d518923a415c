/// <reference lib="webworker" />
import { contentHash } from './content-hash.ts';
import type { ReleaseFile } from './download.ts';
import { PermanentDownloadError } from './download.ts';
import type { IndexedFile } from './release-index.ts';

declare const self: ServiceWorkerGlobalScope;

const NAME = `workbox-precache-v2-${self.registration.scope}`;
const REVISION = '__WB_REVISION__';

export const releaseCache = (): Promise<Cache> => caches.open(NAME);

/** A file in an index, with its URL on this site. */
export const fileOf = ({ path, hash }: Pick<IndexedFile, 'path' | 'hash'>): ReleaseFile => {
  const { href } = new URL(path, location.href);
  const key = new URL(href);
  key.searchParams.set(REVISION, hash);
  return { path, url: href, cacheKey: key.href, hash };
};

/** Whether these are the file's bytes, and not those of a portal, a proxy or another release. */
export const fits = async ({ hash }: ReleaseFile, bytes: BufferSource): Promise<boolean> =>
  (await contentHash(bytes)) === hash;

/** A stored file, unchecked. */
export const kept = async ({ cacheKey }: ReleaseFile): Promise<Response | undefined> =>
  (await releaseCache()).match(cacheKey);

/**
 * A stored file; undefined if it is missing. A file with a wrong hash is deleted, and counts as
 * missing from then on.
 */
export const keptAndFits = async (
  file: ReleaseFile,
  status = 200,
): Promise<Response | undefined> => {
  const found = await kept(file);
  if (!found) return undefined;
  // A file that the device can no longer read counts as wrong.
  const bytes = await found.arrayBuffer().catch(() => undefined);
  if (bytes && (await fits(file, bytes)))
    return new Response(bytes, { status, headers: found.headers });
  await (await releaseCache()).delete(file.cacheKey);
  return undefined;
};

/**
 * Stores a file with the right hash.
 * @throws PermanentDownloadError if the device is full
 */
export const keep = async ({ url, cacheKey }: ReleaseFile, response: Response): Promise<void> => {
  try {
    await (await releaseCache()).put(cacheKey, response);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'QuotaExceededError') {
      throw new PermanentDownloadError(`No room for ${url}`, { cause: error });
    }
    throw error;
  }
};
