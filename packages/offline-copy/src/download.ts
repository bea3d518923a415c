import { atOnce } from './at-once.ts';
import { wait } from './wait.ts';

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

// Over HTTP/1.1 a browser opens six connections to a site. This leaves three for the visible page.
const AT_ONCE = 3;
const ATTEMPTS = 6;
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 8_000;

/** Waits after `attempts` failures: capped exponential backoff with jitter. */
export const pauseAfter = (attempts: number): Promise<void> =>
  wait(Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempts - 1)) * (0.5 + Math.random()));

/**
 * Fetches `files` in order. Rejects when a file has failed six times, or has failed permanently.
 * Files already fetched are kept, so the next download can skip them.
 */
export const download = async (
  files: readonly ReleaseFile[],
  fetchAndKeep: (file: ReleaseFile) => Promise<unknown>,
): Promise<void> => {
  let givenUp = false;
  const queue = files.values();

  const persist = async (file: ReleaseFile): Promise<void> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await fetchAndKeep(file);
        return;
      } catch (error) {
        if (givenUp || attempt === ATTEMPTS || error instanceof PermanentDownloadError) throw error;
        await pauseAfter(attempt);
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
