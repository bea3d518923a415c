import {
  type Missing,
  PROGRESS_CHANNEL,
  parseCopyRequest,
  VERIFIED_AT,
} from '../offline-copy/copy-messages.ts';
import { download, PermanentDownloadError, type ReleaseFile } from '../offline-copy/download.ts';
import { isPicture } from '../offline-copy/pictures.ts';
import { fits, keptAndFits, releaseCache, releaseFiles } from './caching.ts';
import { wait } from './wait.ts';

declare const self: ServiceWorkerGlobalScope;

const missingFiles = async (): Promise<Record<'essentials' | 'pictures', ReleaseFile[]>> => {
  const kept = new Set((await (await releaseCache()).keys()).map(({ url }) => url));
  const essentials: ReleaseFile[] = [];
  const pictures: ReleaseFile[] = [];
  for (const file of releaseFiles()) {
    if (kept.has(file.cacheKey)) continue;
    (isPicture(new URL(file.url).pathname) ? pictures : essentials).push(file);
  }
  return { essentials, pictures };
};

const VERIFIED_FOR_MS = 24 * 60 * 60_000;

/** Notes in the copy itself that all of it fits: it goes with the copy when the browser evicts it. */
export const noteVerified = async (): Promise<void> => {
  const cache = await releaseCache();
  // Without room for it the copy is looked at again.
  await cache.put(VERIFIED_AT, new Response(String(Date.now()))).catch(() => {});
};

const isVerified = async (): Promise<boolean> => {
  const noted = await (await releaseCache()).match(VERIFIED_AT);
  // Either way: the clock may have been set back since.
  return noted !== undefined && Math.abs(Date.now() - Number(await noted.text())) < VERIFIED_FOR_MS;
};

/**
 * Throws away what does not fit: kept by an earlier release, or damaged. One file after the other,
 * so that what the page asks for meanwhile comes first.
 */
const verifyCopy = async (): Promise<void> => {
  for (const file of releaseFiles()) await keptAndFits(file);
};

const missing = async (): Promise<Missing> => {
  const { essentials, pictures } = await missingFiles();
  return { essentials: essentials.length, pictures: pictures.length };
};

// For one file, to its last byte: on a network that stalls the next try may be luckier.
const FILE_TIMEOUT_MS = 60_000;
// An install that takes longer than some minutes is ended by the browser.
const PICTURES_IN_INSTALL_MS = 60_000;

// Whose answer did not fit: it may lie in the browser's own cache, which the next try passes by.
const unfit = new Set<string>();

const fetchAndKeep = async (file: ReleaseFile): Promise<number> => {
  const { url, cacheKey } = file;
  const hasHashedName = new URL(url).pathname.startsWith('/assets/');
  const response = await fetch(url, {
    // What changes its name with its content may come from the browser's own cache.
    cache: hasHashedName && !unfit.has(url) ? 'default' : 'reload',
    credentials: 'same-origin',
    priority: 'low',
    signal: AbortSignal.timeout(FILE_TIMEOUT_MS),
  });
  const { status } = response;
  if (status >= 400 && status < 500) throw new PermanentDownloadError(`${status} for ${url}`);
  if (!response.ok) throw new Error(`${status} for ${url}`);
  const { headers } = response;
  // Rejects when the body is cut off.
  const bytes = await response.arrayBuffer();
  if (!(await fits(file, bytes))) {
    unfit.add(url);
    throw new Error(`Something else in place of ${url}`);
  }
  try {
    await (await releaseCache()).put(cacheKey, new Response(bytes, { headers }));
  } catch (error) {
    if (error instanceof DOMException && error.name === 'QuotaExceededError') {
      throw new PermanentDownloadError(`No room for ${url}`, { cause: error });
    }
    throw error;
  }
  return Number(headers.get('content-length'));
};

const fetchFiles = async (files: readonly ReleaseFile[]): Promise<void> => {
  const channel = new BroadcastChannel(PROGRESS_CHANNEL);
  try {
    await download(files, {
      fetchAndKeep,
      wait,
      random: Math.random,
      onProgress: (progress) => channel.postMessage(progress),
    });
  } finally {
    channel.close();
  }
};

/** The pictures, by their addresses, that are kept in any revision. */
const keptPictures = async (): Promise<ReadonlySet<string>> => {
  const requests = await (await releaseCache()).keys();
  return new Set(requests.map(({ url }) => new URL(url).pathname).filter(isPicture));
};

/**
 * What a release needs before it may serve: all pages, scripts and styles. Pictures come later, when
 * a page asks for them, for the visitor may have to pay for them; but new revisions of those that
 * are kept already come with their release, as far as a minute allows.
 * Rejects when an essential file could not be had as the release lists it; the next try goes on from
 * there.
 */
export const fetchRelease = async (): Promise<void> => {
  await verifyCopy();
  const { essentials, pictures } = await missingFiles();
  await fetchFiles(essentials);
  const kept = await keptPictures();
  const renewed = pictures.filter(({ url }) => kept.has(new URL(url).pathname));
  // What is then still missing, the next page asks for.
  await Promise.race([fetchFiles(renewed).catch(() => {}), wait(PICTURES_IN_INSTALL_MS)]);
};

/** A newer release is on its way: its files are on the server now, no longer those of this one. */
const isOvertaken = async (): Promise<boolean> => {
  const { registration } = self;
  await registration.update().catch(() => {
    // No connection: then nothing will be fetched either.
  });
  return registration.installing !== null || registration.waiting !== null;
};

const complete = async (withPictures: boolean): Promise<void> => {
  const { essentials, pictures } = await missingFiles();
  const files = withPictures ? [...essentials, ...pictures] : essentials;
  if (files.length === 0 || (await isOvertaken())) return;
  await fetchFiles(files).catch(() => {
    // The answer says what is still missing.
  });
};

// Two tabs that ask at once must not fetch everything twice.
let completing = Promise.resolve();

/** Answers what pages ask about the offline copy, such as after the browser has evicted part of it. */
export const answerCopyRequest = async (event: ExtendableMessageEvent): Promise<void> => {
  const request = parseCopyRequest(event.data);
  if (!request) return;
  if (request.type === 'OFFLINE_COPY_COMPLETE') {
    // A device that refuses its cache in this moment: the answer says what is still missing.
    completing = completing.then(() => complete(request.pictures)).catch(() => {});
    await completing;
  } else if (!(await isVerified())) {
    await verifyCopy();
    await noteVerified();
  }
  event.ports[0]?.postMessage(await missing());
};
