import { atOnce } from './at-once.ts';
import { PermanentDownloadError, type ReleaseFile } from './download.ts';
import { fetchAndKeep, throwUnlessOk } from './fetch-file.ts';
import { filesIn } from './files-in.ts';
import type { Archive, ReleaseIndex } from './release-index.ts';
import { fits, keep, kept } from './store.ts';

// If no data arrives for this long, the connection is considered dead.
const STALLED_MS = 20_000;

// Storing a file mostly means waiting for the browser process, so files are stored in parallel.
const KEPT_AT_ONCE = 32;

// An uncompressed response is refused if it exceeds the archive's compressed size by this factor.
const MOST_OF_PROMISED = 1.5;

// Headers that describe the content of a single page, and must not be stored with other pages.
const ITS_OWN = ['content-length', 'content-encoding', 'etag', 'last-modified'];

/** Resolves to the headers to store with every page, most importantly the security policy. */
const pageHeaders = async (sample: ReleaseFile): Promise<Headers> => {
  const page = (await kept(sample)) ?? (await fetchAndKeep(sample));
  const headers = new Headers(page.headers);
  for (const name of ITS_OWN) headers.delete(name);
  return headers;
};

const bodyOf = async ({ path, bytes }: Archive, signal: AbortSignal) => {
  const response = await fetch(new URL(path, location.href), {
    // The files are stored separately, so the browser need not cache the archive as well.
    cache: 'no-store',
    credentials: 'same-origin',
    priority: 'low',
    signal,
  });
  await throwUnlessOk(response);
  const { body, headers } = response;
  const length = Number(headers.get('content-length'));
  const isPlain = !headers.has('content-encoding') && length > bytes * MOST_OF_PROMISED;
  if (isPlain || !body) {
    await body?.cancel();
    throw new PermanentDownloadError(`${path} is empty or not compressed`);
  }
  return body;
};

interface StoredAs {
  readonly headersFrom: ReleaseFile;
  readonly mediaTypeOf: (path: string) => string;
}

/**
 * Fetches an archive. Stores each `wanted` file on arrival, so that a broken connection loses only
 * the files that have not arrived. Calls `onKept` for each stored file.
 * @throws PermanentDownloadError if a retry would not help; after any other error, it may help
 */
export const fetchArchive = async (
  { files }: ReleaseIndex,
  { headersFrom, mediaTypeOf }: StoredAs,
  archive: Archive,
  wanted: ReadonlyMap<string, ReleaseFile>,
  onKept: (file: ReleaseFile) => void,
): Promise<void> => {
  const stop = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stillComing = () => {
    clearTimeout(timer);
    timer = setTimeout(() => stop.abort(new Error(`${archive.path} stalled`)), STALLED_MS);
  };
  let ofPages: Promise<Headers> | undefined;
  const headersOf = async (path: string): Promise<Headers> => {
    if (!path.endsWith('.html')) return new Headers();
    ofPages ??= pageHeaders(headersFrom);
    return new Headers(await ofPages);
  };
  const damaged: string[] = [];
  try {
    stillComing();
    const body = await bodyOf(archive, stop.signal);
    const listed = archive.holds.flatMap((at) => files[at] ?? []);
    const contents = filesIn(body, listed, stillComing);
    await atOnce(KEPT_AT_ONCE, async () => {
      for await (const { path, bytes } of contents) {
        const file = wanted.get(path);
        if (!file) continue;
        if (!(await fits(file, bytes))) damaged.push(path);
        else {
          const headers = await headersOf(path);
          headers.set('content-type', mediaTypeOf(path));
          await keep(file, new Response(bytes, { headers }));
          onKept(file);
        }
      }
    });
  } finally {
    clearTimeout(timer);
  }
  if (damaged.length > 0) throw new Error(`${archive.path} has damaged files: ${damaged.join()}`);
};
