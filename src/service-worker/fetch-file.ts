import { PermanentDownloadError, type ReleaseFile } from '../offline-copy/download.ts';
import { fits, keep } from './release-cache.ts';

// For one file, to its last byte: on a network that stalls the next try may be luckier.
const TIMEOUT_MS = 60_000;

// Whose answer did not fit: it may lie in the browser's own cache, which the next try passes by.
const unfit = new Set<string>();

/** @throws PermanentDownloadError for a status that says there is no such file */
export const throwUnlessOk = async ({ ok, status, url, body }: Response): Promise<void> => {
  if (ok) return;
  // Unread it would keep its connection from the requests that follow.
  await body?.cancel();
  if (status >= 400 && status < 500) throw new PermanentDownloadError(`${status} for ${url}`);
  throw new Error(`${status} for ${url}`);
};

const fetchIt = async (file: ReleaseFile): Promise<void> => {
  const { url } = file;
  const hasHashedName = new URL(url).pathname.startsWith('/assets/');
  const response = await fetch(url, {
    // A file whose name is its content's hash may come from the browser's own cache.
    cache: hasHashedName && !unfit.has(url) ? 'default' : 'reload',
    credentials: 'same-origin',
    priority: 'low',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await throwUnlessOk(response);
  const { headers } = response;
  // Rejects when the body is cut off.
  const bytes = await response.arrayBuffer();
  if (!(await fits(file, bytes))) {
    unfit.add(url);
    throw new Error(`Something else in place of ${url}`);
  }
  await keep(file, new Response(bytes, { headers }));
};

const underWay = new Map<string, Promise<void>>();

/**
 * Fetches a file of the release by itself and keeps it; once for all who ask at the same time.
 * @throws PermanentDownloadError where trying again is of no use; another error where it may be
 */
export const fetchAndKeep = (file: ReleaseFile): Promise<void> => {
  const { cacheKey } = file;
  const fetching = underWay.get(cacheKey) ?? fetchIt(file).finally(() => underWay.delete(cacheKey));
  underWay.set(cacheKey, fetching);
  return fetching;
};
