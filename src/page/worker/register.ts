import { Workbox } from 'workbox-window';
import { retryLater } from '../../loading/retry-later.ts';
import { notices } from '../notices/notices.ts';
import { completeOfflineCopy, showDownload } from './complete-copy.ts';
import { hasWorkers, workerAddress } from './worker-address.ts';

const UPDATE_CHECK_MS = 60 * 60_000;

/** The one whose events count: every try to register needs a new one, and the old ones listen on. */
let current: Workbox | undefined;
let accepted = false;

/**
 * Calls back when the first worker ever comes to nothing. workbox-window tells of one that this page
 * has begun, and not of one that a page before it has.
 */
const whenFirstFails = (
  { installing, waiting, active }: ServiceWorkerRegistration,
  listener: () => void,
): void => {
  if (waiting || active) return;
  const look = () => {
    if (!installing || installing.state === 'redundant') listener();
  };
  installing?.addEventListener('statechange', look);
  look();
};

/** Tries once; tries again later, going on where it stopped, where the connection was too bad. */
const register = async (): Promise<void> => {
  const workbox = new Workbox(workerAddress());
  current = workbox;
  const on = (type: 'waiting' | 'controlling', listener: () => unknown) =>
    workbox.addEventListener(type, () => {
      if (workbox === current) void listener();
    });
  // The first worker ever to take this page over is no update: it has just got the whole site.
  let controlled = Boolean(navigator.serviceWorker.controller);
  const hideDownload = controlled ? () => {} : showDownload();
  const tryAgain = () => {
    hideDownload();
    retryLater(() => void register());
  };

  on('waiting', async () => {
    // The first worker waits for a moment, too, in Firefox for longer than workbox-window allows.
    const registration = await navigator.serviceWorker.getRegistration();
    if (!registration?.active || !registration.waiting) return;
    notices.show({
      kind: 'update-ready',
      accept: () => {
        accepted = true;
        workbox.messageSkipWaiting();
      },
    });
  });
  on('controlling', () => {
    if (accepted) location.reload();
    else if (controlled) notices.show({ kind: 'updated-elsewhere' });
    else void completeOfflineCopy(true).finally(hideDownload);
    controlled = true;
  });
  try {
    const registration = await workbox.register({ immediate: true });
    if (!controlled && registration) whenFirstFails(registration, tryAgain);
  } catch (error) {
    // Until there is a worker the site works while there is a connection, and the outbox sends from
    // its pages. Refused for good (a private window, a policy), there is no use in asking again.
    const refused = error instanceof DOMException && error.name === 'SecurityError';
    if (refused) hideDownload();
    else if (!controlled) tryAgain();
    return;
  }
  if (controlled) void completeOfflineCopy(false);
};

/** A page that stays open for weeks never navigates: look when the visitor comes back to it. */
const checkForUpdates = (): void => {
  let checkedAt = performance.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') return;
    if (performance.now() - checkedAt < UPDATE_CHECK_MS) return;
    checkedAt = performance.now();
    // Without a connection, or a worker, there is nothing newer to be had.
    current?.update().catch(() => {});
  });
};

/**
 * Registers the service worker; a browser that refuses it goes without. A new release waits until
 * the visitor accepts it in one tap; that page reloads, the others say so and leave what is being
 * typed alone.
 */
export const registerWorker = async (): Promise<void> => {
  if (!hasWorkers()) return;
  checkForUpdates();
  await register();
};
