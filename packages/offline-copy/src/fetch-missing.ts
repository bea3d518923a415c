import type { Progress } from './copy-messages.ts';
import { download, PermanentDownloadError, pauseAfter, type ReleaseFile } from './download.ts';
import type { Archive, ReleaseIndex } from './release-index.ts';

export interface FetchDeps {
  readonly fetchAndKeep: (file: ReleaseFile) => Promise<unknown>;
  /** Fetches an archive, stores its `wanted` files, and calls `onKept` for each. */
  readonly fetchArchive: (
    archive: Archive,
    wanted: ReadonlyMap<string, ReleaseFile>,
    onKept: (file: ReleaseFile) => void,
  ) => Promise<void>;
  readonly onKept: (file: ReleaseFile) => void;
  readonly onProgress: (progress: Progress) => void;
  /** Called with the error when an archive fails. */
  readonly warn: (error: unknown) => void;
}

/** The approximate size of the headers of a request and its response, in bytes. */
const REQUEST_BYTES = 1_000;

// After this many tries, the files still missing from an archive are fetched separately.
const TRIES = 2;

/**
 * Fetches the release's `missing` files. Uses an archive if that transfers fewer bytes than
 * separate requests, and fetches all other files separately, in parallel. Tries each archive at
 * most {@link TRIES} times. Rejects when `download` rejects. Files already stored are kept.
 */
export const fetchMissing = async (
  missing: readonly ReleaseFile[],
  { files, archives }: ReleaseIndex,
  deps: FetchDeps,
): Promise<void> => {
  const bytesOf = new Map(files.map(({ path, bytes }) => [path, bytes]));
  const sum = (paths: readonly string[]) =>
    paths.reduce((all, path) => all + (bytesOf.get(path) ?? 0), 0);
  const left = new Map(missing.map((file) => [file.path, file]));
  const of = sum([...left.keys()]);
  const refused = new Set<Archive>();

  const onKept = (file: ReleaseFile) => {
    if (!left.delete(file.path)) return;
    deps.onKept(file);
    deps.onProgress({ done: of - sum([...left.keys()]), of });
  };
  const leftIn = ({ holds }: Archive): string[] =>
    holds.flatMap((at) => files[at]?.path ?? []).filter((path) => left.has(path));
  const isWorthwhile = (archive: Archive): boolean => {
    const paths = leftIn(archive);
    return archive.bytes + REQUEST_BYTES < sum(paths) + paths.length * REQUEST_BYTES;
  };

  for (let round = 1; left.size > 0; round += 1) {
    const chosen = archives.filter(
      (archive) => round <= TRIES && !refused.has(archive) && isWorthwhile(archive),
    );
    const inArchives = new Set(chosen.flatMap(leftIn));
    const byThemselves = download(
      [...left.values()].filter(({ path }) => !inArchives.has(path)),
      async (file) => {
        await deps.fetchAndKeep(file);
        onKept(file);
      },
    );
    const wanted = new Map(left);
    const inBulk = chosen.map(async (archive) => {
      try {
        await deps.fetchArchive(archive, wanted, onKept);
      } catch (error) {
        deps.warn(error);
        if (error instanceof PermanentDownloadError) refused.add(archive);
        else await pauseAfter(round);
      }
    });
    const [single] = await Promise.allSettled([byThemselves, ...inBulk]);
    if (single.status === 'rejected') throw single.reason;
  }
};
