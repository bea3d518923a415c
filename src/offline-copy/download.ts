import { backoff } from '../backoff.ts';
import { atOnce } from './at-once.ts';

/** Asking again would be of no use: there is no such file, or no room for it. */
export class PermanentDownloadError extends Error {
  override readonly name = 'PermanentDownloadError';
}

/** A file of the release, as it is asked for and as the cache knows it. */
export interface ReleaseFile {
  /** Relative to the site's root. */
  readonly path: string;
  readonly url: string;
  /** The address with its revision: the same file under another content is another key. */
  readonly cacheKey: string;
  /** As `contentHash` makes it. */
  readonly hash: string;
}

export interface DownloadDeps {
  /** Fetches a file and keeps it. */
  readonly fetchAndKeep: (file: ReleaseFile) => Promise<void>;
  readonly wait: (ms: number) => Promise<void>;
  /** A number in [0, 1), such as `Math.random`. */
  readonly random: () => number;
}

// Leaves connections, of the six that a browser opens to a site, to the page the visitor reads.
const AT_ONCE = 3;
const ATTEMPTS = 6;
const WAITS = { firstMs: 250, longestMs: 8_000 };

/** How long to wait before the next try, after this many: doubled each time, and a little by chance. */
export const pauseAfter = (attempts: number, random: () => number): number =>
  backoff(attempts, WAITS) * (0.5 + random());

/**
 * Fetches `files`, the first ones first. A request that fails is made again, up to six times over
 * some eight seconds; then the download gives up and rejects with that last failure. What it has kept
 * by then stays, so that the next download goes on from there.
 */
export const download = async (
  files: readonly ReleaseFile[],
  { fetchAndKeep, wait, random }: DownloadDeps,
): Promise<void> => {
  let givenUp = false;
  const queue = files.values();

  const persist = async (file: ReleaseFile): Promise<void> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await fetchAndKeep(file);
      } catch (error) {
        if (givenUp || attempt === ATTEMPTS || error instanceof PermanentDownloadError) throw error;
        await wait(pauseAfter(attempt, random));
      }
    }
  };

  const work = async (): Promise<void> => {
    // One iterator for all: each file is taken by one of them.
    for (const file of queue) {
      if (givenUp) return;
      try {
        await persist(file);
      } catch (error) {
        givenUp = true;
        throw error;
      }
    }
  };

  await atOnce(AT_ONCE, work);
};
