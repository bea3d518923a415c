import { wantOptional } from '@site/offline-copy/first-visit';
import { isMetered } from '../../offline-copy/pictures.ts';
import { hasWorkers, workerAddress } from './worker-address.ts';

/**
 * Registers the first worker early, so that the offline copy need not wait for `register.ts`, which
 * manages the worker afterwards and retries if this has failed.
 */
export const beginFirstWorker = async (): Promise<void> => {
  // Not getRegistration(): if site data is blocked, Firefox logs the call to the console.
  if (!hasWorkers() || navigator.serviceWorker.controller) return;
  try {
    const { installing } = await navigator.serviceWorker.register(workerAddress());
    // Otherwise pictures follow after the words, on metered connections only after consent.
    if (installing && !isMetered(navigator.connection)) wantOptional(installing);
  } catch {
    // `register.ts` meets the same error and handles it.
  }
};
