import type { ReleaseFile } from '../offline-copy/download.ts';
import { parseIndex, type ReleaseIndex } from '../offline-copy/release-index.ts';
import { fetchAndKeep } from './fetch-file.ts';
import { fileOf, keptAndFits } from './release-cache.ts';

declare const self: ServiceWorkerGlobalScope & {
  /** Filled in by the build: see `tools/offline-copy.ts`. */
  readonly __WB_MANIFEST: readonly [
    { readonly url: string; readonly revision: string },
    { readonly url: string; readonly revision: string },
    ...{ readonly url: string }[],
  ];
};

/** The release of this worker. */
export interface Release {
  readonly index: ReleaseIndex;
  /** Every file of the copy, by its path. */
  readonly files: ReadonlyMap<string, ReleaseFile>;
}

const [listedIndex, sample, ...archives] = self.__WB_MANIFEST;

/** The list of all others. */
export const indexFile = fileOf({ path: listedIndex.url, hash: listedIndex.revision });

/** The page that is in no archive, but comes by itself: as it is served, so are all. */
export const samplePage = fileOf({ path: sample.url, hash: sample.revision });

/** The paths of the archives that a device with nothing of the copy needs for its words. */
export const firstArchives: readonly string[] = archives.map((archive) => archive.url);

const load = async (): Promise<Release> => {
  let kept = await keptAndFits(indexFile);
  if (!kept) {
    await fetchAndKeep(indexFile);
    kept = await keptAndFits(indexFile);
  }
  if (!kept) throw new Error('The index was not kept');
  const index = parseIndex(await kept.text());
  // First what no page can be kept without.
  const files = [samplePage, ...index.files.map(fileOf)];
  loaded = { index, files: new Map(files.map((file) => [file.path, file])) };
  return loaded;
};

let loading: Promise<Release> | undefined;
let loaded: Release | undefined;

/** As far as it is known without waiting. */
export const loadedRelease = (): Release | undefined => loaded;

/** Rejects where the device has lost the index and the network does not give it. */
export const release = (): Promise<Release> => {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
};
