import { type Missing, parseCopyRequest } from '../offline-copy/copy-messages.ts';
import { fetchFiles, isVerified, missingFiles, noteVerified, verifyCopy } from './copy.ts';
import { install } from './lifecycle.ts';

declare const self: ServiceWorkerGlobalScope;

// This worker has come just now, and looked at all it keeps: to look again, or to ask for a newer one,
// would cost seconds.
let isFresh = false;

// A page has said so while this worker was being installed: its visitor does not pay for data.
let picturesAreWanted = false;

// Two tabs that ask at once, and the install, must not fetch everything twice.
let fetching = Promise.resolve();

/** Resolves when the release may serve; pictures may still be on the way then. */
export const fetchRelease = (): Promise<void> =>
  new Promise((resolve, reject) => {
    isFresh = true;
    fetching = install(resolve, () => picturesAreWanted).then(resolve, reject);
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

const missing = async (): Promise<Missing> => {
  try {
    const { essentials, pictures } = await missingFiles();
    return { essentials: essentials.length, pictures: pictures.length };
  } catch {
    // The index itself.
    return { essentials: 1, pictures: 0 };
  }
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
