/** Asking again would be of no use: there is no such file, or no room for it. */
export class PermanentDownloadError extends Error {
  override readonly name = 'PermanentDownloadError';
}

/** A file of the release, as it is asked for and as the cache knows it. */
export interface ReleaseFile {
  readonly url: string;
  /** The address with its revision: the same file under another content is another key. */
  readonly cacheKey: string;
  /** As `contentHash` makes it. */
  readonly hash: string;
}

export interface Progress {
  readonly done: number;
  readonly of: number;
  /** As transferred, of what was fetched this time. */
  readonly bytes: number;
}

export interface DownloadDeps {
  /** Fetches a file and keeps it. Resolves to its size as transferred, in bytes. */
  readonly fetchAndKeep: (file: ReleaseFile) => Promise<number>;
  readonly wait: (ms: number) => Promise<void>;
  /** A number in [0, 1), such as `Math.random`. */
  readonly random: () => number;
  readonly onProgress: (progress: Progress) => void;
}

// Leaves connections, of the six that a browser opens to a site, to the page the visitor reads.
const AT_ONCE = 3;
const ATTEMPTS = 6;
const FIRST_WAIT_MS = 250;

/**
 * Fetches `files`, the first ones first. A request that fails is made again, up to six times over
 * some eight seconds; then the download gives up and rejects with that last failure. What it has kept
 * by then stays, so that the next download goes on from there.
 */
export const download = async (
  files: readonly ReleaseFile[],
  { fetchAndKeep, wait, random, onProgress }: DownloadDeps,
): Promise<void> => {
  let done = 0;
  let bytes = 0;
  let givenUp = false;
  const queue = files.values();

  const persist = async (file: ReleaseFile): Promise<number> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await fetchAndKeep(file);
      } catch (error) {
        if (givenUp || attempt === ATTEMPTS || error instanceof PermanentDownloadError) throw error;
        await wait(FIRST_WAIT_MS * 2 ** (attempt - 1) * (0.5 + random()));
      }
    }
  };

  const work = async (): Promise<void> => {
    // One iterator for all: each file is taken by one of them.
    for (const file of queue) {
      if (givenUp) return;
      try {
        const size = await persist(file);
        bytes += size;
      } catch (error) {
        givenUp = true;
        throw error;
      }
      done += 1;
      onProgress({ done, of: files.length, bytes });
    }
  };

  const results = await Promise.allSettled(Array.from({ length: AT_ONCE }, work));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
};
