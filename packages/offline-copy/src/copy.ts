import { PROGRESS_CHANNEL, VERIFIED_AT } from './copy-messages.ts';
import type { ReleaseFile } from './download.ts';
import { fetchArchive } from './fetch-archive.ts';
import { fetchAndKeep } from './fetch-file.ts';
import { fetchMissing } from './fetch-missing.ts';
import type { Release } from './release.ts';
import { keptAndFits, releaseCache } from './store.ts';

// The minimum interval between progress messages. An archive has hundreds of files, and a message
// for each would keep the page's main thread busy.
const TELL_EVERY_MS = 1_000;
const VERIFIED_FOR_MS = 24 * 60 * 60_000;

export interface CopyRules {
  /** Whether the offline copy works without this file, for example because it is a picture. */
  readonly isOptional: (path: string) => boolean;
  readonly mediaTypeOf: (path: string) => string;
}

const keptUrls = async (): Promise<string[]> =>
  (await (await releaseCache()).keys()).map(({ url }) => url);

export const createCopy = (release: Release, { isOptional, mediaTypeOf }: CopyRules) => {
  const copyFiles = async (): Promise<ReleaseFile[]> => [
    release.indexFile,
    ...(await release.load()).files.values(),
  ];

  return {
    /** Resolves to the paths of the optional files that are stored, in any revision. */
    async keptOptional(): Promise<ReadonlySet<string>> {
      const paths = (await keptUrls()).map((url) => new URL(url).pathname.slice(1));
      return new Set(paths.filter(isOptional));
    },

    /** Resolves to the files that are not stored. Rejects if the index cannot be fetched. */
    async missing() {
      const kept = new Set(await keptUrls());
      const missing = (await copyFiles()).filter(({ cacheKey }) => !kept.has(cacheKey));
      return {
        essentials: missing.filter(({ path }) => !isOptional(path)),
        optional: missing.filter(({ path }) => isOptional(path)),
      };
    },

    async fetch(
      missing: readonly ReleaseFile[],
      onKept: (file: ReleaseFile) => void = () => {},
    ): Promise<void> {
      const { index } = await release.load();
      const channel = new BroadcastChannel(PROGRESS_CHANNEL);
      const storedAs = { headersFrom: release.headersFrom, mediaTypeOf };
      let toldAt = Number.NEGATIVE_INFINITY;
      try {
        await fetchMissing(missing, index, {
          fetchAndKeep,
          fetchArchive: (...asked) => fetchArchive(index, storedAs, ...asked),
          onKept,
          onProgress: (progress) => {
            const isSoon = performance.now() - toldAt < TELL_EVERY_MS;
            if (isSoon && progress.done < progress.of) return;
            toldAt = performance.now();
            channel.postMessage(progress);
          },
          // biome-ignore lint/suspicious/noConsole: explains a slow download
          warn: (error) => console.warn(`An archive of the offline copy failed: ${error}`),
        });
      } finally {
        channel.close();
      }
    },

    /** Deletes this release's damaged files. Checks files serially, so as not to delay pages. */
    async verify(): Promise<void> {
      // Lists the stored files once, and checks only these. On a first visit, looking up every
      // file in the cache would take longer than downloading the index.
      const there = new Set(await keptUrls());
      for (const file of await copyFiles()) if (there.has(file.cacheKey)) await keptAndFits(file);
    },

    /**
     * Stores the time of the last check in the same cache as the files. A browser that evicts the
     * files also evicts the time, so the copy is checked again.
     */
    async noteVerified(): Promise<void> {
      const cache = await releaseCache();
      // If the device is too full to store the time, the copy is merely checked again sooner.
      await cache.put(VERIFIED_AT, new Response(String(Date.now()))).catch(() => {});
    },

    async isVerified(): Promise<boolean> {
      const noted = await (await releaseCache()).match(VERIFIED_AT);
      if (!noted) return false;
      // If the time is far in the future, the clock was set back, so the copy is checked again.
      return Math.abs(Date.now() - Number(await noted.text())) < VERIFIED_FOR_MS;
    },

    async forgetEarlierReleases(): Promise<void> {
      const own = new Set((await copyFiles()).map(({ cacheKey }) => cacheKey));
      const cache = await releaseCache();
      const others = (await keptUrls()).filter((url) => !own.has(url));
      await Promise.all(others.map((url) => cache.delete(url)));
    },
  };
};

export type Copy = ReturnType<typeof createCopy>;
