import type { ReleaseFile } from './download.ts';
import { fetchAndKeep } from './fetch-file.ts';
import type { ListedFile, ReleaseIndex } from './release-index.ts';
import { fileOf, keptAndFits } from './store.ts';

interface LoadedRelease {
  readonly index: ReleaseIndex;
  /** Every file of the copy, by path. */
  readonly files: ReadonlyMap<string, ReleaseFile>;
}

/** @throws Error if the manifest lacks the index or the `headersFrom` page */
export const createRelease = (manifest: readonly ListedFile[]) => {
  const listed = (role: ListedFile['role']): ReleaseFile => {
    const entry = manifest.find((each) => each.role === role);
    if (!entry) throw new Error(`The worker's list has no entry '${role}'`);
    return fileOf({ path: entry.url, hash: entry.revision });
  };
  const indexFile = listed('index');
  const headersFrom = listed('headers');
  let loading: Promise<LoadedRelease> | undefined;
  let loaded: LoadedRelease | undefined;

  const read = async (): Promise<LoadedRelease> => {
    const kept = (await keptAndFits(indexFile)) ?? (await fetchAndKeep(indexFile));
    const index: ReleaseIndex = JSON.parse(await kept.text());
    // The `headersFrom` page is first, because other pages are stored with its headers.
    const files = [headersFrom, ...index.files.map(fileOf)];
    loaded = { index, files: new Map(files.map((file) => [file.path, file])) };
    return loaded;
  };

  return {
    indexFile,
    /** The page whose headers are stored with all pages. It is not in an archive. */
    headersFrom,
    loaded: () => loaded,
    /** Rejects if the index is neither on the device nor fetchable. */
    load: (): Promise<LoadedRelease> => {
      loading ??= read().catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
      return loading;
    },
  };
};

export type Release = ReturnType<typeof createRelease>;
