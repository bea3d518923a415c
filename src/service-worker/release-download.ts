import {
  type Missing,
  PROGRESS_CHANNEL,
  parseCopyRequest,
  VERIFIED_AT,
} from '../offline-copy/copy-messages.ts';
import { download, type ReleaseFile } from '../offline-copy/download.ts';
import { fetchMissing } from '../offline-copy/fetch-missing.ts';
import { isPicture } from '../offline-copy/pictures.ts';
import { askEarly, fetchArchive } from './fetch-archive.ts';
import { fetchAndKeep } from './fetch-file.ts';
import { firstArchives, indexFile, release, samplePage } from './release.ts';
import { keptAndFits, releaseCache } from './release-cache.ts';
import { wait } from './wait.ts';

declare const self: ServiceWorkerGlobalScope;

/** Everything of the copy, its index among it. */
const copyFiles = async (): Promise<ReleaseFile[]> => [
  indexFile,
  ...(await release()).files.values(),
];

const missingFiles = async (): Promise<Record<'essentials' | 'pictures', ReleaseFile[]>> => {
  const kept = new Set((await (await releaseCache()).keys()).map(({ url }) => url));
  const essentials: ReleaseFile[] = [];
  const pictures: ReleaseFile[] = [];
  for (const file of await copyFiles()) {
    if (kept.has(file.cacheKey)) continue;
    (isPicture(file.path) ? pictures : essentials).push(file);
  }
  return { essentials, pictures };
};

const VERIFIED_FOR_MS = 24 * 60 * 60_000;

/** Notes in the copy itself that all of it fits: it goes with the copy when the browser evicts it. */
export const noteVerified = async (): Promise<void> => {
  const cache = await releaseCache();
  // Without room for it the copy is looked at again.
  await cache.put(VERIFIED_AT, new Response(String(Date.now()))).catch(() => {});
};

const isVerified = async (): Promise<boolean> => {
  const noted = await (await releaseCache()).match(VERIFIED_AT);
  // Either way: the clock may have been set back since.
  return noted !== undefined && Math.abs(Date.now() - Number(await noted.text())) < VERIFIED_FOR_MS;
};

/**
 * Throws away what does not fit: kept by an earlier release, or damaged. One file after the other,
 * so that what the page asks for meanwhile comes first.
 */
const verifyCopy = async (): Promise<void> => {
  for (const file of await copyFiles()) await keptAndFits(file);
};

const missing = async (): Promise<Missing> => {
  try {
    const { essentials, pictures } = await missingFiles();
    return { essentials: essentials.length, pictures: pictures.length };
  } catch {
    // The index itself.
    return { essentials: 1, pictures: 0 };
  }
};

// An install that takes longer than some minutes is ended by the browser.
const PICTURES_IN_INSTALL_MS = 60_000;

const trying = { wait, random: Math.random, fetchAndKeep };

const fetchFiles = async (
  missing: readonly ReleaseFile[],
  onKept: (file: ReleaseFile) => void = () => {},
): Promise<void> => {
  const wanted = await release();
  const channel = new BroadcastChannel(PROGRESS_CHANNEL);
  try {
    await fetchMissing(missing, wanted.index, {
      ...trying,
      fetchArchive: (...asked) => fetchArchive(wanted, ...asked),
      onKept,
      onProgress: (progress) => channel.postMessage(progress),
      // biome-ignore lint/suspicious/noConsole: for who asks why the copy took long
      warn: (error) => console.warn(`The offline copy goes on without an archive: ${error}`),
    });
  } finally {
    channel.close();
  }
};

/** The pictures, by their paths, that are kept in any revision. */
const keptPictures = async (): Promise<ReadonlySet<string>> => {
  const requests = await (await releaseCache()).keys();
  return new Set(requests.map(({ url }) => new URL(url).pathname).filter(isPicture));
};

// This worker has come just now, and looked at all it keeps: to look again, or to ask for a newer one,
// would cost seconds.
let isFresh = false;

// A page has said so while this worker was being installed: its visitor does not pay for data.
let picturesAreWanted = false;

// Two tabs that ask at once, and the install, must not fetch everything twice.
let fetching = Promise.resolve();

/**
 * Calls `mayServe` when everything but pictures is kept. An update is to come with new revisions of
 * the pictures that are kept already, as far as a minute allows.
 */
const install = async (mayServe: () => void): Promise<void> => {
  const isFirst = (await (await releaseCache()).keys()).length === 0;
  if (!(await keptAndFits(indexFile))) {
    const index = download([indexFile], trying);
    if (isFirst) {
      // Behind the index on the line, but not a round trip later. Who waits for it asks again.
      fetchAndKeep(samplePage).catch(() => {});
      firstArchives.forEach(askEarly);
    }
    await index;
  }
  await verifyCopy();
  const { essentials, pictures } = await missingFiles();
  const kept = await keptPictures();
  const along = pictures.filter(({ path }) => picturesAreWanted || kept.has(`/${path}`));
  const left = new Set(essentials);
  const onKept = (file?: ReleaseFile) => {
    if (file && !left.delete(file)) return;
    if (left.size > 0) return;
    if (kept.size === 0) mayServe();
    else void wait(PICTURES_IN_INSTALL_MS).then(mayServe);
  };
  onKept();
  try {
    await fetchFiles([...essentials, ...along], onKept);
  } catch (error) {
    if (along.length === 0) throw error;
    // What a page finds missing it asks for; that a picture fails must not cost the words.
    await fetchFiles([...left]);
  }
};

/**
 * What a release needs before it may serve: all pages, scripts and styles. Pictures come along where
 * a page wants them, else later, for the visitor may have to pay for them.
 * Rejects when an essential file could not be had as the release lists it; the next try goes on from
 * there.
 */
export const fetchRelease = (): Promise<void> =>
  new Promise((resolve, reject) => {
    isFresh = true;
    fetching = install(resolve).then(resolve, reject);
  });

/** A newer release is on its way: its files are on the server now, no longer those of this one. */
const isOvertaken = async (): Promise<boolean> => {
  if (isFresh) return false;
  const { registration } = self;
  await registration.update().catch(() => {
    // No connection: then nothing will be fetched either.
  });
  return registration.installing !== null || registration.waiting !== null;
};

const complete = async (withPictures: boolean): Promise<void> => {
  const { essentials, pictures } = await missingFiles();
  const files = withPictures ? [...essentials, ...pictures] : essentials;
  if (files.length === 0 || (await isOvertaken())) return;
  isFresh = false;
  await fetchFiles(files).catch(() => {
    // The answer says what is still missing.
  });
};

/** Answers what pages ask about the offline copy, such as after the browser has evicted part of it. */
export const answerCopyRequest = async (event: ExtendableMessageEvent): Promise<void> => {
  const request = parseCopyRequest(event.data);
  if (!request) return;
  if (request.type === 'OFFLINE_COPY_COMPLETE') {
    picturesAreWanted ||= request.pictures;
    // A device that refuses its cache in this moment: the answer says what is still missing.
    fetching = fetching.then(() => complete(request.pictures)).catch(() => {});
    await fetching;
  } else if (!isFresh && !(await isVerified())) {
    // Not without the index: the answer says that it is missing.
    await verifyCopy().then(noteVerified, () => {});
  }
  event.ports[0]?.postMessage(await missing());
};
