import { PermanentDownloadError, type ReleaseFile } from './download.ts';
import { fits, keep } from './store.ts';

// The time limit for a whole file. Without a limit, a stalled connection would never be retried.
const TIMEOUT_MS = 60_000;

// Responses from these URLs had the wrong hash, and may be in the HTTP cache. Retries bypass it.
const unfit = new Set<string>();

/** @throws PermanentDownloadError for a 4xx status; another error for any other failure */
export const throwUnlessOk = async ({ ok, status, url, body }: Response): Promise<void> => {
  if (ok) return;
  // An unread body would block its connection for later requests.
  await body?.cancel();
  if (status >= 400 && status < 500) throw new PermanentDownloadError(`${status} for ${url}`);
  throw new Error(`${status} for ${url}`);
};

/**
 * Fetches a single file of the release and stores it. Resolves to the stored response.
 * @throws PermanentDownloadError if a retry would not help; after any other error, it may help
 */
export const fetchAndKeep = async (file: ReleaseFile): Promise<Response> => {
  const { url } = file;
  const hasHashedName = new URL(url).pathname.startsWith('/assets/');
  const response = await fetch(url, {
    // A file with a content hash in its name may be read from the HTTP cache.
    cache: hasHashedName && !unfit.has(url) ? 'default' : 'reload',
    credentials: 'same-origin',
    priority: 'low',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await throwUnlessOk(response);
  const { headers } = response;
  // Rejects when the body is truncated.
  const bytes = await response.arrayBuffer();
  if (!(await fits(file, bytes))) {
    unfit.add(url);
    throw new Error(`Wrong content at ${url}`);
  }
  await keep(file, new Response(bytes, { headers }));
  return new Response(bytes, { headers });
};
