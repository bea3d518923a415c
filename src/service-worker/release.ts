import type { ReleaseFile } from '../offline-copy/download.ts';
import { parseIndex, type ReleaseIndex } from '../offline-copy/release-index.ts';
import { fetchAndKeep } from './fetch-file.ts';
import { fileOf, keptAndFits } from './release-cache.ts';

declare const self: ServiceWorkerGlobalScope & {
  /** Inserted by the build: see `tools/offline-copy.ts`. */
  readonly __WB_MANIFEST: readonly [
    { readonly url: string; readonly revision: string },
    { readonly url: string; readonly revision: string },
    ...{ readonly url: string }[],
  ];
};

/** The release of this worker. */
export interface Release {
  readonly index: ReleaseIndex;
  /** Every file of the copy, by path. */
  readonly files: ReadonlyMap<string, ReleaseFile>;
}

const [listedIndex, sample, ...archives] = self.__WB_MANIFEST;

/** The list of all other files. */
export const indexFile = fileOf({ path: listedIndex.url, hash: listedIndex.revision });

/** A page outside the archives, served as itself: all pages are stored with its headers. */
export const samplePage = fileOf({ path: sample.url, hash: sample.revision });

/** The paths of the archives that a device without any copy needs for its words. */
export const firstArchives: readonly string[] = archives.map((archive) => archive.url);

const load = async (): Promise<Release> => {
  let kept = await keptAndFits(indexFile);
  if (!kept) {
    await fetchAndKeep(indexFile);
    kept = await keptAndFits(indexFile);
  }
  if (!kept) throw new Error('The index was not kept');
  const index = parseIndex(await kept.text());
  // The sample page comes first: no page can be stored without its headers.
  const files = [samplePage, ...index.files.map(fileOf)];
  loaded = { index, files: new Map(files.map((file) => [file.path, file])) };
  return loaded;
};

let loading: Promise<Release> | undefined;
let loaded: Release | undefined;

/** The release, if it is already loaded. */
export const loadedRelease = (): Release | undefined => loaded;

/** Rejects if the index is missing on the device and cannot be fetched. */
export const release = (): Promise<Release> => {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
};
