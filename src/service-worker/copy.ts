import { PROGRESS_CHANNEL, VERIFIED_AT } from '../offline-copy/copy-messages.ts';
import type { ReleaseFile } from '../offline-copy/download.ts';
import { fetchMissing } from '../offline-copy/fetch-missing.ts';
import { isPicture } from '../offline-copy/pictures.ts';
import { fetchArchive } from './fetch-archive.ts';
import { fetchAndKeep } from './fetch-file.ts';
import { indexFile, release } from './release.ts';
import { keptAndFits, releaseCache } from './release-cache.ts';
import { wait } from './wait.ts';

// Each message takes time from the page's thread; an archive has hundreds of files.
const TELL_EVERY_MS = 1_000;
const VERIFIED_FOR_MS = 24 * 60 * 60_000;

/** How a file is had, and tried for again. */
export const trying = { wait, random: Math.random, fetchAndKeep };

/** Everything of the copy, its index among it. */
const copyFiles = async (): Promise<ReleaseFile[]> => [
  indexFile,
  ...(await release()).files.values(),
];

const keptUrls = async (): Promise<string[]> =>
  (await (await releaseCache()).keys()).map(({ url }) => url);

/** The pictures, by their paths, that are kept in any revision. */
export const keptPictures = async (): Promise<ReadonlySet<string>> =>
  new Set((await keptUrls()).map((url) => new URL(url).pathname).filter(isPicture));

/** What is not kept. Rejects where not even the index can be had. */
export const missingFiles = async () => {
  const kept = new Set(await keptUrls());
  const missing = (await copyFiles()).filter(({ cacheKey }) => !kept.has(cacheKey));
  return {
    essentials: missing.filter(({ path }) => !isPicture(path)),
    pictures: missing.filter(({ path }) => isPicture(path)),
  };
};

/** Fetches what is missing, and tells pages how far it has come. */
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
      // biome-ignore lint/suspicious/noConsole: for who asks why the copy took long
      warn: (error) => console.warn(`The offline copy goes on without an archive: ${error}`),
    });
  } finally {
    channel.close();
  }
};

/**
 * Throws away what does not fit: kept by an earlier release, or damaged. One file after the other,
 * so that what the page asks for meanwhile comes first.
 */
export const verifyCopy = async (): Promise<void> => {
  // On a first visit none is: to look for each takes longer than to fetch the index.
  const there = new Set(await keptUrls());
  for (const file of await copyFiles()) if (there.has(file.cacheKey)) await keptAndFits(file);
};

/** Notes in the copy itself that all of it fits: it goes with the copy when the browser evicts it. */
export const noteVerified = async (): Promise<void> => {
  const cache = await releaseCache();
  // Without room for it the copy is looked at again.
  await cache.put(VERIFIED_AT, new Response(String(Date.now()))).catch(() => {});
};

export const isVerified = async (): Promise<boolean> => {
  const noted = await (await releaseCache()).match(VERIFIED_AT);
  // Either way: the clock may have been set back since.
  return noted !== undefined && Math.abs(Date.now() - Number(await noted.text())) < VERIFIED_FOR_MS;
};

/** Removes what only earlier releases had. */
export const forgetEarlierReleases = async (): Promise<void> => {
  const own = new Set((await copyFiles()).map(({ cacheKey }) => cacheKey));
  const cache = await releaseCache();
  const others = (await keptUrls()).filter((url) => !own.has(url));
  await Promise.all(others.map((url) => cache.delete(url)));
};
