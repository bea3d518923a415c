import { Workbox } from 'workbox-window';
import { retryLater } from '../../loading/retry-later.ts';
import { notices } from '../notices/notices.ts';
import { completeOfflineCopy, showDownload } from './complete-copy.ts';
import { hasWorkers, workerAddress } from './worker-address.ts';

const UPDATE_CHECK_MS = 60 * 60_000;

/** The instance from the last attempt. Events from earlier instances are ignored. */
let current: Workbox | undefined;
let accepted = false;

/**
 * Calls `listener` if the first worker of this site fails to install. workbox-window reports this
 * only for a worker that this page registered, not for one that an earlier page registered.
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

/** Tries to register the worker. If the first worker fails, tries again later. */
const register = async (): Promise<void> => {
  const workbox = new Workbox(workerAddress());
  current = workbox;
  const on = (type: 'waiting' | 'controlling', listener: () => unknown) =>
    workbox.addEventListener(type, () => {
      if (workbox === current) void listener();
    });
  // If no worker controls this page yet, the first one to do so is not an update.
  let controlled = Boolean(navigator.serviceWorker.controller);
  const hideDownload = controlled ? () => {} : showDownload();
  const tryAgain = () => {
    hideDownload();
    retryLater(() => void register());
  };

  on('waiting', async () => {
    // The first worker, too, is briefly in the state `waiting`. In Firefox that lasts longer than
    // workbox-window expects, so the event may not be about an update.
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
    // Without a worker, the site still works online, and the outbox sends from the pages. If the
    // browser refuses workers (a private window, a policy), a retry is useless.
    const refused = error instanceof DOMException && error.name === 'SecurityError';
    if (refused) hideDownload();
    else if (!controlled) tryAgain();
    return;
  }
  if (controlled) void completeOfflineCopy(false);
};

/** Checks for updates when the visitor returns, because a page may stay open for weeks. */
const checkForUpdates = (): void => {
  let checkedAt = performance.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') return;
    if (performance.now() - checkedAt < UPDATE_CHECK_MS) return;
    checkedAt = performance.now();
    // This fails without a connection or a worker.
    current?.update().catch(() => {});
  });
};

/**
 * Registers the service worker, if the browser supports it. A new release waits until the visitor
 * accepts it in one page, which then reloads. Other pages show only a notice, so that no typed text
 * is lost.
 */
export const registerWorker = async (): Promise<void> => {
  if (!hasWorkers()) return;
  checkForUpdates();
  await register();
};
