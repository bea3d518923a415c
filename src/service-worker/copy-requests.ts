import { type Missing, parseCopyRequest } from '../offline-copy/copy-messages.ts';
import { fetchFiles, isVerified, missingFiles, noteVerified, verifyCopy } from './copy.ts';
import { install } from './lifecycle.ts';

declare const self: ServiceWorkerGlobalScope;

// This worker was just installed and has checked its whole copy: another check, or a check for an
// update, would cost seconds.
let isFresh = false;

// A page asked for pictures during the installation, because the connection is not metered.
let picturesAreWanted = false;

// Prevents two tabs and the installation from fetching everything twice.
let fetching = Promise.resolve();

/** Resolves when the release may serve; pictures may still be loading then. */
export const fetchRelease = (): Promise<void> =>
  new Promise((resolve, reject) => {
    isFresh = true;
    fetching = install(resolve, () => picturesAreWanted).then(resolve, reject);
  });

/** Whether a newer release is available: the server then has its files, not those of this one. */
const isOvertaken = async (): Promise<boolean> => {
  if (isFresh) return false;
  const { registration } = self;
  await registration.update().catch(() => {
    // Without a connection nothing can be fetched either.
  });
  return registration.installing !== null || registration.waiting !== null;
};

const complete = async (withPictures: boolean): Promise<void> => {
  const { essentials, pictures } = await missingFiles();
  const files = withPictures ? [...essentials, ...pictures] : essentials;
  if (files.length === 0 || (await isOvertaken())) return;
  isFresh = false;
  await fetchFiles(files).catch(() => {
    // The answer counts the files that are still missing.
  });
};

const missing = async (): Promise<Missing> => {
  try {
    const { essentials, pictures } = await missingFiles();
    return { essentials: essentials.length, pictures: pictures.length };
  } catch {
    // The index itself is missing.
    return { essentials: 1, pictures: 0 };
  }
};

/**
 * Answers requests of pages about the offline copy, for example after the browser has evicted part
 * of it.
 */
export const answerCopyRequest = async (event: ExtendableMessageEvent): Promise<void> => {
  const request = parseCopyRequest(event.data);
  if (!request) return;
  if (request.type === 'OFFLINE_COPY_COMPLETE') {
    picturesAreWanted ||= request.pictures;
    // The device may refuse the cache: the answer counts the files that are still missing.
    fetching = fetching.then(() => complete(request.pictures)).catch(() => {});
    await fetching;
  } else if (!isFresh && !(await isVerified())) {
    // Impossible without the index: the answer counts it as missing.
    await verifyCopy().then(noteVerified, () => {});
  }
  event.ports[0]?.postMessage(await missing());
};
