import { Workbox } from 'workbox-window';
import { retryLater } from '../../loading/retry-later.ts';
import { notices } from '../notices/notices.ts';
import { completeOfflineCopy, showDownload } from './complete-copy.ts';

const WORKER_URL = '/sw.js';
const UPDATE_CHECK_MS = 60 * 60_000;
// If no page delays an update, the update becomes active within this time after installation.
const WAITING_AFTER_MS = 200;

/** The last attempt's instance. Only the last attempt handles a change of the controller. */
let current: Workbox | undefined;
let accepted = false;

/**
 * Calls `listener` if the first worker of this site fails to install. workbox-window reports a
 * failure only if this page, not an earlier one, registered the worker.
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

/**
 * Calls `listener` whenever an update is waiting. workbox-window reports neither an update whose
 * installation began before this page registered the worker, nor a second update.
 */
const whenUpdateWaits = (registration: ServiceWorkerRegistration, listener: () => void): void => {
  const look = () => {
    // The first worker is briefly `waiting` too: in Firefox, perhaps longer than WAITING_AFTER_MS.
    if (registration.active && registration.waiting) listener();
  };
  const watch = () =>
    registration.installing?.addEventListener('statechange', () =>
      setTimeout(look, WAITING_AFTER_MS),
    );
  registration.addEventListener('updatefound', watch);
  watch();
  look();
};

/** Creates a policy that allows the worker's URL, which Trusted Types treat as a script. */
const trustedUrl = (): string => {
  const policy = window.trustedTypes?.createPolicy('site-worker', {
    createScriptURL: (asked) => {
      if (asked !== WORKER_URL) throw new TypeError(`Not the site's worker: ${asked}`);
      return asked;
    },
  });
  // The browser accepts this object, but TypeScript's types expect a string.
  return (policy?.createScriptURL(WORKER_URL) ?? WORKER_URL) as string;
};

/** Tries to register the worker. If the first worker fails, tries again later. */
const register = async (url: string): Promise<void> => {
  const workbox = new Workbox(url);
  current = workbox;
  const { serviceWorker } = navigator;
  const wasControlled = Boolean(serviceWorker.controller);
  // If no worker controls this page yet, the first worker that takes control is not an update.
  let controlled = wasControlled;
  const hideDownload = controlled ? () => {} : showDownload();
  const tryAgain = () => {
    hideDownload();
    retryLater(() => void register(url));
  };

  // workbox-window listens only after registration, when the first worker may already have control.
  serviceWorker.addEventListener('controllerchange', () => {
    if (workbox !== current) return;
    if (accepted) location.reload();
    else if (controlled) notices.show({ kind: 'updated-elsewhere' });
    else void completeOfflineCopy(true).finally(hideDownload);
    controlled = true;
  });
  try {
    const registration = await workbox.register({ immediate: true });
    if (!registration) return;
    if (!controlled) whenFirstFails(registration, tryAgain);
    whenUpdateWaits(registration, () =>
      notices.show({
        kind: 'update-ready',
        accept: () => {
          accepted = true;
          workbox.messageSkipWaiting();
        },
      }),
    );
  } catch {
    // Without a worker, the site still works online, and pages send submissions. A broken response
    // and a captive portal's page cause the same error as a browser that refuses workers.
    if (!controlled) tryAgain();
    return;
  }
  if (wasControlled) void completeOfflineCopy(false);
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
 * accepts it in one page, which then reloads. Other pages only show a notice, and keep typed text.
 */
export const registerWorker = async (): Promise<void> => {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  checkForUpdates();
  // A policy can be created only once.
  await register(trustedUrl());
};
