import { PROGRESS_CHANNEL, VERIFIED_AT } from '../offline-copy/copy-messages.ts';
import type { ReleaseFile } from '../offline-copy/download.ts';
import { fetchMissing } from '../offline-copy/fetch-missing.ts';
import { isPicture } from '../offline-copy/pictures.ts';
import { fetchArchive } from './fetch-archive.ts';
import { fetchAndKeep } from './fetch-file.ts';
import { indexFile, release } from './release.ts';
import { keptAndFits, releaseCache } from './release-cache.ts';
import { wait } from './wait.ts';

// Each message takes time on the page's main thread; an archive has hundreds of files.
const TELL_EVERY_MS = 1_000;
const VERIFIED_FOR_MS = 24 * 60 * 60_000;

/** How a file is fetched and retried. */
export const trying = { wait, random: Math.random, fetchAndKeep };

/** All files of the copy, including its index. */
const copyFiles = async (): Promise<ReleaseFile[]> => [
  indexFile,
  ...(await release()).files.values(),
];

const keptUrls = async (): Promise<string[]> =>
  (await (await releaseCache()).keys()).map(({ url }) => url);

/** The paths of stored pictures, in any revision. */
export const keptPictures = async (): Promise<ReadonlySet<string>> =>
  new Set((await keptUrls()).map((url) => new URL(url).pathname).filter(isPicture));

/** The files that are not stored. Rejects if even the index cannot be fetched. */
export const missingFiles = async () => {
  const kept = new Set(await keptUrls());
  const missing = (await copyFiles()).filter(({ cacheKey }) => !kept.has(cacheKey));
  return {
    essentials: missing.filter(({ path }) => !isPicture(path)),
    pictures: missing.filter(({ path }) => isPicture(path)),
  };
};

/** Fetches the missing files, and reports the progress to pages. */
export const fetchFiles = async (
  missing: readonly ReleaseFile[],
  onKept: (file: ReleaseFile) => void = () => {},
): Promise<void> => {
  const wanted = await release();
  const channel = new BroadcastChannel(PROGRESS_CHANNEL);
  let toldAt = Number.NEGATIVE_INFINITY;
  try {
    await fetchMissing(missing, wanted.index, {
      ...trying,
      fetchArchive: (...asked) => fetchArchive(wanted, ...asked),
      onKept,
      onProgress: (progress) => {
        const isSoon = performance.now() - toldAt < TELL_EVERY_MS;
        if (isSoon && progress.done < progress.of) return;
        toldAt = performance.now();
        channel.postMessage(progress);
      },
      // biome-ignore lint/suspicious/noConsole: explains why the copy took long
      warn: (error) => console.warn(`The offline copy goes on without an archive: ${error}`),
    });
  } finally {
    channel.close();
  }
};

/**
 * Deletes files of earlier releases and damaged ones. One file at a time, so that requests of the
 * page take precedence.
 */
export const verifyCopy = async (): Promise<void> => {
  // On a first visit the cache is empty: looking for each file takes longer than fetching the
  // index.
  const there = new Set(await keptUrls());
  for (const file of await copyFiles()) if (there.has(file.cacheKey)) await keptAndFits(file);
};

/**
 * Records in the copy itself that all of it was checked: the record is evicted together with the
 * copy.
 */
export const noteVerified = async (): Promise<void> => {
  const cache = await releaseCache();
  // Without room for the record, the copy is checked again.
  await cache.put(VERIFIED_AT, new Response(String(Date.now()))).catch(() => {});
};

export const isVerified = async (): Promise<boolean> => {
  const noted = await (await releaseCache()).match(VERIFIED_AT);
  // In both directions: the clock may have been set back since.
  return noted !== undefined && Math.abs(Date.now() - Number(await noted.text())) < VERIFIED_FOR_MS;
};

/** Deletes files that only earlier releases had. */
export const forgetEarlierReleases = async (): Promise<void> => {
  const own = new Set((await copyFiles()).map(({ cacheKey }) => cacheKey));
  const cache = await releaseCache();
  const others = (await keptUrls()).filter((url) => !own.has(url));
  await Promise.all(others.map((url) => cache.delete(url)));
};
