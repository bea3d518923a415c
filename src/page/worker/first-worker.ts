import type { CopyRequest } from '../../offline-copy/copy-messages.ts';
import { isMetered } from '../../offline-copy/pictures.ts';
import { hasWorkers, workerAddress } from './worker-address.ts';

/**
 * Asks for the worker where there is none yet, so that the offline copy need not wait for what looks
 * after it (`register.ts`), which also tries again where this has failed.
 */
export const beginFirstWorker = async (): Promise<void> => {
  // Not getRegistration(): with site data blocked Firefox tells the console that it was asked.
  if (!hasWorkers() || navigator.serviceWorker.controller) return;
  try {
    const { installing } = await navigator.serviceWorker.register(workerAddress());
    // Otherwise pictures come once the words are there, after a yes where data costs.
    if (isMetered(navigator.connection)) return;
    const everything: CopyRequest = { type: 'OFFLINE_COPY_COMPLETE', pictures: true };
    installing?.postMessage(everything);
  } catch {
    // `register.ts` meets the same, and knows what to do.
  }
};
