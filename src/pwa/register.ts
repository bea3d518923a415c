import { Workbox } from 'workbox-window';
import { notices } from './notices.ts';
import { completeOfflineCopy, showDownload } from './offline-copy.ts';
import { whenBetter } from './when-better.ts';

const WORKER_URL = '/sw.js';

// Under Trusted Types a worker's address is a script: this policy, made once, lets that one pass.
const policy = window.trustedTypes?.createPolicy('kuvula-worker', {
  createScriptURL: (asked) => {
    if (asked !== WORKER_URL) throw new TypeError(`Not the site's worker: ${asked}`);
    return asked;
  },
});

const UPDATE_CHECK_MS = 60 * 60_000;

/**
 * Registers the service worker; a browser that refuses it goes without. A new release waits until
 * the visitor accepts it in one tap; that page reloads, the others say so and leave what is being
 * typed alone.
 */
export const registerWorker = async (): Promise<void> => {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  const workbox = new Workbox(policy ? policy.createScriptURL(WORKER_URL) : WORKER_URL);
  let accepted = false;
  // The first worker ever to take this page over is no update: it has just got the whole site.
  let controlled = Boolean(navigator.serviceWorker.controller);
  const hideDownload = controlled ? () => {} : showDownload();

  workbox.addEventListener('waiting', () => {
    notices.show({
      kind: 'update-ready',
      accept: () => {
        accepted = true;
        workbox.messageSkipWaiting();
      },
    });
  });
  workbox.addEventListener('controlling', () => {
    hideDownload();
    if (accepted) location.reload();
    else if (controlled) notices.show({ kind: 'updated-elsewhere' });
    else void completeOfflineCopy(true);
    controlled = true;
  });
  // The connection was too bad for the first download: the next try goes on where it stopped.
  const tryAgain = () => {
    hideDownload();
    whenBetter(() => void registerWorker());
  };
  workbox.addEventListener('redundant', () => {
    if (!controlled) tryAgain();
  });
  try {
    await workbox.register({ immediate: true });
  } catch {
    // Refused (a private window, a policy), or not to be had at the moment: until then the site
    // works while there is a connection, and the outbox sends from its pages.
    if (!controlled) tryAgain();
    return;
  }
  if (controlled) void completeOfflineCopy(false);
  checkForUpdates(workbox);
};

/** A page that stays open for weeks never navigates: look when the visitor comes back to it. */
const checkForUpdates = (workbox: Workbox): void => {
  let checkedAt = performance.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') return;
    if (performance.now() - checkedAt < UPDATE_CHECK_MS) return;
    checkedAt = performance.now();
    // Without a connection there is nothing newer to be had.
    workbox.update().catch(() => {});
  });
};
