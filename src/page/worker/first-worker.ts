import { wantOptional } from '@site/offline-copy/first-visit';
import { isMetered } from '../../offline-copy/pictures.ts';
import { hasWorkers, workerAddress } from './worker-address.ts';

/**
 * Registers the first worker early, so that the offline copy does not wait for `register.ts`. That
 * module manages the worker afterwards, and retries if this registration failed.
 */
export const beginFirstWorker = async (): Promise<void> => {
  // Does not call getRegistration(), because Firefox logs an error if site data is blocked.
  if (!hasWorkers() || navigator.serviceWorker.controller) return;
  try {
    const { installing } = await navigator.serviceWorker.register(workerAddress());
    // On a metered connection pictures are fetched only later, after consent.
    if (installing && !isMetered(navigator.connection)) wantOptional(installing);
  } catch {
    // `register.ts` gets the same error and handles it.
  }
};
