import { chooseArchives } from './choose-archives.ts';
import {
  type DownloadDeps,
  download,
  PermanentDownloadError,
  pauseAfter,
  type ReleaseFile,
} from './download.ts';
import type { Archive, ReleaseIndex } from './release-index.ts';

/** The progress of a download in bytes. `of` changes when other archives are chosen. */
export interface Progress {
  readonly done: number;
  readonly of: number;
}

export interface FetchDeps extends DownloadDeps {
  /** Fetches an archive, stores its `wanted` files, and calls `onKept` for each. */
  readonly fetchArchive: (
    archive: Archive,
    wanted: ReadonlySet<ReleaseFile>,
    onKept: (file: ReleaseFile) => void,
  ) => Promise<void>;
  readonly onKept: (file: ReleaseFile) => void;
  readonly onProgress: (progress: Progress) => void;
  /** Called with the error of a failed archive. */
  readonly warn: (error: unknown) => void;
}

// After two tries of an archive, its missing files are fetched separately.
const TRIES = 2;

/** Returns each `missing` file's share of the download, in bytes. */
const shares = (
  missing: ReadonlySet<string>,
  chosen: readonly Archive[],
  { files }: ReleaseIndex,
): Map<string, number> => {
  const alone = new Map(files.map(({ path, bytes }) => [path, bytes]));
  const result = new Map([...missing].map((path) => [path, alone.get(path) ?? 0]));
  for (const { bytes, holds } of chosen) {
    const brought = holds.flatMap((at) => files[at] ?? []).filter(({ path }) => missing.has(path));
    const sum = brought.reduce((all, file) => all + file.bytes, 0);
    for (const file of brought) result.set(file.path, (bytes * file.bytes) / sum);
  }
  return result;
};

/**
 * Fetches the `missing` files of the release: in archives where that takes fewer bytes, and the
 * others separately at the same time. Requests no archive more than {@link TRIES} times. Rejects
 * like `download`, and keeps the files that are already stored.
 */
export const fetchMissing = async (
  missing: readonly ReleaseFile[],
  index: ReleaseIndex,
  deps: FetchDeps,
): Promise<void> => {
  const left = new Map(missing.map((file) => [file.path, file]));
  const tries = new Map<Archive, number>();
  let done = 0;

  for (let round = 1; left.size > 0; round += 1) {
    const archives = index.archives.filter((archive) => (tries.get(archive) ?? 0) < TRIES);
    const paths = new Set(left.keys());
    const chosen = chooseArchives(paths, { ...index, archives });
    const share = shares(paths, chosen, index);
    const inArchives = new Set(
      chosen.flatMap(({ holds }) => holds.map((at) => index.files[at]?.path)),
    );
    const onKept = (file: ReleaseFile) => {
      const { path } = file;
      if (!left.delete(path)) return;
      deps.onKept(file);
      done += share.get(path) ?? 0;
      const rest = [...left.keys()].reduce((sum, each) => sum + (share.get(each) ?? 0), 0);
      deps.onProgress({ done: Math.round(done), of: Math.round(done + rest) });
    };

    const byThemselves = download(
      [...left.values()].filter(({ path }) => !inArchives.has(path)),
      {
        ...deps,
        fetchAndKeep: async (file) => {
          await deps.fetchAndKeep(file);
          onKept(file);
        },
      },
    );
    const wanted = new Set(left.values());
    const inBulk = chosen.map(async (archive) => {
      try {
        await deps.fetchArchive(archive, wanted, onKept);
        tries.set(archive, TRIES);
      } catch (error) {
        deps.warn(error);
        const isFinal = error instanceof PermanentDownloadError;
        tries.set(archive, isFinal ? TRIES : (tries.get(archive) ?? 0) + 1);
      }
    });
    const [single] = await Promise.allSettled([byThemselves, ...inBulk]);
    if (single.status === 'rejected') throw single.reason;
    if (left.size > 0) await deps.wait(pauseAfter(round, deps.random));
  }
};
