import type { ReleaseFile } from '../offline-copy/download.ts';
import { parseIndex, type ReleaseIndex } from '../offline-copy/release-index.ts';
import { fetchAndKeep } from './fetch-file.ts';
import { fileOf, keptAndFits } from './release-cache.ts';

declare const self: ServiceWorkerGlobalScope & {
  /** What the build puts here: see `tools/offline-copy.ts`. */
  readonly __WB_MANIFEST: readonly [{ readonly url: string; readonly revision: string }];
};

/** What this worker was built for. */
export interface Release {
  readonly index: ReleaseIndex;
  /** Every file of the copy, by its path. */
  readonly files: ReadonlyMap<string, ReleaseFile>;
}

const [{ url, revision }] = self.__WB_MANIFEST;

/** The list of all others. */
export const indexFile = fileOf({ path: url, hash: revision });

const load = async (): Promise<Release> => {
  let kept = await keptAndFits(indexFile);
  if (!kept) {
    await fetchAndKeep(indexFile);
    kept = await keptAndFits(indexFile);
  }
  if (!kept) throw new Error('The index was not kept');
  const index = parseIndex(await kept.text());
  loaded = { index, files: new Map(index.files.map((file) => [file.path, fileOf(file)])) };
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
