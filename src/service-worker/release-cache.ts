/// <reference lib="webworker" />
import { contentHash } from '../offline-copy/content-hash.ts';
import type { ReleaseFile } from '../offline-copy/download.ts';
import { PermanentDownloadError } from '../offline-copy/download.ts';
import type { IndexedFile } from '../offline-copy/release-index.ts';

declare const self: ServiceWorkerGlobalScope;

// Cache and keys are called as Workbox called them in earlier releases: what those have kept stays.
const NAME = `workbox-precache-v2-${self.registration.scope}`;
const REVISION = '__WB_REVISION__';

export const releaseCache = (): Promise<Cache> => caches.open(NAME);

/** A file that an index lists, at its address on this site. */
export const fileOf = ({ path, hash }: Pick<IndexedFile, 'path' | 'hash'>): ReleaseFile => {
  const { href } = new URL(path, location.href);
  const key = new URL(href);
  key.searchParams.set(REVISION, hash);
  return { path, url: href, cacheKey: key.href, hash };
};

/** Whether these are the file's bytes, and no portal's, proxy's or other release's. */
export const fits = async ({ hash }: ReleaseFile, bytes: BufferSource): Promise<boolean> =>
  (await contentHash(bytes)) === hash;

/** A file as it is kept, checked or not. */
export const kept = async ({ cacheKey }: ReleaseFile): Promise<Response | undefined> =>
  (await releaseCache()).match(cacheKey);

/**
 * A file as it is kept; undefined where it is not. One that does not fit is thrown away, and counts
 * as missing from then on.
 */
export const keptAndFits = async (
  file: ReleaseFile,
  status = 200,
): Promise<Response | undefined> => {
  const found = await kept(file);
  if (!found) return undefined;
  // What can no longer be read from the device fits as little.
  const bytes = await found.arrayBuffer().catch(() => undefined);
  if (bytes && (await fits(file, bytes)))
    return new Response(bytes, { status, headers: found.headers });
  await (await releaseCache()).delete(file.cacheKey);
  return undefined;
};

/**
 * Keeps a file whose bytes fit.
 * @throws PermanentDownloadError where there is no room for it
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
