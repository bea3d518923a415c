/// <reference lib="webworker" />
import { contentHash } from './content-hash.ts';
import { PermanentDownloadError, type ReleaseFile } from './download.ts';
import type { IndexedFile } from './release-index.ts';

declare const self: ServiceWorkerGlobalScope;

const NAME = `workbox-precache-v2-${self.registration.scope}`;
const REVISION = '__WB_REVISION__';

export const releaseCache = (): Promise<Cache> => caches.open(NAME);

export const fileOf = ({ path, hash }: Pick<IndexedFile, 'path' | 'hash'>): ReleaseFile => {
  const { href } = new URL(path, location.href);
  const key = new URL(href);
  key.searchParams.set(REVISION, hash);
  return { path, url: href, cacheKey: key.href, hash };
};

/** Whether `bytes` match the file's hash. A captive portal's page, for example, does not. */
export const fits = async ({ hash }: ReleaseFile, bytes: BufferSource): Promise<boolean> =>
  (await contentHash(bytes)) === hash;

/** Resolves to a stored file without checking its hash, or to undefined. */
export const kept = async ({ cacheKey }: ReleaseFile): Promise<Response | undefined> =>
  (await releaseCache()).match(cacheKey);

/** Resolves to a stored file, or to undefined if missing or damaged. Deletes a damaged file. */
export const keptAndFits = async (
  file: ReleaseFile,
  status = 200,
): Promise<Response | undefined> => {
  const found = await kept(file);
  if (!found) return undefined;
  // A file that the device can no longer read is treated as damaged.
  const bytes = await found.arrayBuffer().catch(() => undefined);
  if (bytes && (await fits(file, bytes)))
    return new Response(bytes, { status, headers: found.headers });
  await (await releaseCache()).delete(file.cacheKey);
  return undefined;
};

/**
 * Stores a file whose hash the caller has checked.
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
