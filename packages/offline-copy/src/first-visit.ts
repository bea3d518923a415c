import type { CopyRequest } from './copy-messages.ts';

// This is a separate module because a page needs it before the rest of this package.

/** Asks a worker that is being installed to fetch the optional files, too. Expects no response. */
export const wantOptional = (worker: ServiceWorker): void => {
  const request: CopyRequest = { type: 'OFFLINE_COPY_COMPLETE', optional: true };
  worker.postMessage(request);
};
