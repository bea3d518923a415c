import { download } from '../offline-copy/download.ts';
import {
  fetchFiles,
  forgetEarlierReleases,
  keptPictures,
  missingFiles,
  noteVerified,
  trying,
  verifyCopy,
} from './copy.ts';
import { askEarly } from './fetch-archive.ts';
import { fetchAndKeep } from './fetch-file.ts';
import { firstArchives, indexFile, samplePage } from './release.ts';
import { keptAndFits, releaseCache } from './release-cache.ts';
import { wait } from './wait.ts';

// Browsers end an install that takes longer than some minutes.
const PICTURES_IN_INSTALL_MS = 60_000;

const fetchIndex = async (): Promise<void> => {
  if (await keptAndFits(indexFile)) return;
  const isFirst = (await (await releaseCache()).keys()).length === 0;
  const index = download([indexFile], trying);
  if (isFirst) {
    // Queued right after the index, without waiting for another round trip. Later callers retry.
    fetchAndKeep(samplePage).catch(() => {});
    firstArchives.forEach(askEarly);
  }
  await index;
};

/**
 * Fetches the files that a release needs before it may serve, which are all pages, scripts and
 * styles; then calls `mayServe`. Pictures follow at once if a page asks for them, else later,
 * because the visitor may pay for data. An update also fetches new revisions of stored pictures, as
 * far as a minute allows. Rejects when an essential file could not be fetched as listed; the next
 * attempt continues from there.
 */
export const install = async (
  mayServe: () => void,
  picturesAreWanted: () => boolean,
): Promise<void> => {
  await fetchIndex();
  await verifyCopy();
  const { essentials, pictures } = await missingFiles();
  const kept = await keptPictures();
  const along = pictures.filter(({ path }) => picturesAreWanted() || kept.has(`/${path}`));
  const left = new Set(essentials);
  const serveIfComplete = () => {
    if (left.size > 0) return;
    if (kept.size === 0) mayServe();
    else void wait(PICTURES_IN_INSTALL_MS).then(mayServe);
  };
  serveIfComplete();
  try {
    await fetchFiles([...essentials, ...along], (file) => left.delete(file) && serveIfComplete());
  } catch (error) {
    if (along.length === 0) throw error;
    // Pages will request missing files: a failed picture must not cost the words.
    await fetchFiles([...left]);
  }
};

/** Files of earlier releases are no longer requested. */
export const activate = async (): Promise<void> => {
  await forgetEarlierReleases();
  // Each file was checked when it was stored. Not awaited: a full device may answer slowly.
  void noteVerified();
};
