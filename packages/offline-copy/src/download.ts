import { atOnce } from './at-once.ts';

/** Thrown if a retry would not help, for example because the device is full. */
export class PermanentDownloadError extends Error {
  override readonly name = 'PermanentDownloadError';
}

export interface ReleaseFile {
  /** Relative to the site's root. */
  readonly path: string;
  readonly url: string;
  /** The URL with the revision, so that each revision of a file has its own key. */
  readonly cacheKey: string;
  /** As returned by `contentHash`. */
  readonly hash: string;
}

export interface DownloadDeps {
  readonly fetchAndKeep: (file: ReleaseFile) => Promise<void>;
  readonly wait: (ms: number) => Promise<void>;
  /** Returns a number in [0, 1), like `Math.random`. */
  readonly random: () => number;
}

// Over HTTP/1.1 a browser opens six connections to a site. This leaves three for the visible page.
const AT_ONCE = 3;
const ATTEMPTS = 6;
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 8_000;

/** Returns the wait after `attempts` failures, in ms: capped exponential backoff with jitter. */
export const pauseAfter = (attempts: number, random: () => number): number =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempts - 1)) * (0.5 + random());

/**
 * Fetches `files` in order. Rejects when a file has failed six times, or has failed permanently.
 * Files already fetched are kept, so the next download can skip them.
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
    // Parallel calls share this iterator, so each file is fetched only once.
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
