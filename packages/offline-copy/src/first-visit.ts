import type { CopyRequest } from './copy-messages.ts';

// A separate module, because a page loads this function earlier than the rest of this package.

/** Asks a worker that is being installed to fetch the optional files, too. Expects no response. */
export const wantOptional = (worker: ServiceWorker): void => {
  const request: CopyRequest = { type: 'OFFLINE_COPY_COMPLETE', optional: true };
  worker.postMessage(request);
};
