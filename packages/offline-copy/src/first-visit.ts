import type { CopyRequest } from './copy-messages.ts';

// A module of its own: a page needs it before anything else of this package.

/** Asks a worker that is being installed to fetch the optional files as well, without an answer. */
export const wantOptional = (worker: ServiceWorker): void => {
  const request: CopyRequest = { type: 'OFFLINE_COPY_COMPLETE', optional: true };
  worker.postMessage(request);
};
