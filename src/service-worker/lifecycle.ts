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

// An install that takes longer than some minutes is ended by the browser.
const PICTURES_IN_INSTALL_MS = 60_000;

const fetchIndex = async (): Promise<void> => {
  if (await keptAndFits(indexFile)) return;
  const isFirst = (await (await releaseCache()).keys()).length === 0;
  const index = download([indexFile], trying);
  if (isFirst) {
    // Behind the index on the line, but not a round trip later. Who waits for it asks again.
    fetchAndKeep(samplePage).catch(() => {});
    firstArchives.forEach(askEarly);
  }
  await index;
};

/**
 * Fetches what a release needs before it may serve: all pages, scripts and styles; then it calls
 * `mayServe`. Pictures come along where a page wants them, else later, for the visitor may have to
 * pay for them. An update is to come with new revisions of the pictures that are kept already, as far
 * as a minute allows.
 * Rejects when an essential file could not be had as the release lists it; the next try goes on from
 * there.
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
    // What a page finds missing it asks for; that a picture fails must not cost the words.
    await fetchFiles([...left]);
  }
};

/** Nothing of an earlier release is asked for any more. */
export const activate = async (): Promise<void> => {
  await forgetEarlierReleases();
  // Each file was looked at when it was kept. Not waited for: a full device may be slow to say so.
  void noteVerified();
};
