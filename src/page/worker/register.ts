import { Workbox } from 'workbox-window';
import { retryLater } from '../../loading/retry-later.ts';
import { notices } from '../notices/notices.ts';
import { completeOfflineCopy, showDownload } from './complete-copy.ts';
import { hasWorkers, workerAddress } from './worker-address.ts';

const UPDATE_CHECK_MS = 60 * 60_000;

/** The current instance: every attempt needs a new one, and the old ones keep their listeners. */
let current: Workbox | undefined;
let accepted = false;

/**
 * Calls back when the very first worker fails. workbox-window reports failures of a worker that
 * this page has registered, but not of one that an earlier page has registered.
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

/** Makes one attempt; if the connection was too bad, a later attempt continues from there. */
const register = async (): Promise<void> => {
  const workbox = new Workbox(workerAddress());
  current = workbox;
  const on = (type: 'waiting' | 'controlling', listener: () => unknown) =>
    workbox.addEventListener(type, () => {
      if (workbox === current) void listener();
    });
  // The very first worker to take control is not an update: it has just fetched the whole site.
  let controlled = Boolean(navigator.serviceWorker.controller);
  const hideDownload = controlled ? () => {} : showDownload();
  const tryAgain = () => {
    hideDownload();
    retryLater(() => void register());
  };

  on('waiting', async () => {
    // The first worker also waits for a moment, in Firefox for longer than workbox-window expects.
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
    // Without a worker the site works while there is a connection, and the outbox sends from its
    // pages. A permanent refusal (a private window, a policy) is not worth a retry.
    const refused = error instanceof DOMException && error.name === 'SecurityError';
    if (refused) hideDownload();
    else if (!controlled) tryAgain();
    return;
  }
  if (controlled) void completeOfflineCopy(false);
};

/** A page that stays open for weeks never navigates: check when the visitor returns to it. */
const checkForUpdates = (): void => {
  let checkedAt = performance.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') return;
    if (performance.now() - checkedAt < UPDATE_CHECK_MS) return;
    checkedAt = performance.now();
    // Without a connection or a worker there is no update.
    current?.update().catch(() => {});
  });
};

/**
 * Registers the service worker; a browser that refuses it works without. A new release waits until
 * the visitor accepts it with one tap. That page reloads; other pages only show a notice, to keep
 * text that is being typed.
 */
export const registerWorker = async (): Promise<void> => {
  if (!hasWorkers()) return;
  checkForUpdates();
  await register();
};
