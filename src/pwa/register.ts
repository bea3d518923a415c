import { Workbox } from 'workbox-window';
import { notices } from './notices.ts';

const WORKER_URL = '/sw.js';

/** Under Trusted Types a worker's address is a script: this policy lets that one address pass. */
const trusted = (url: string) => {
  const policy = window.trustedTypes?.createPolicy('kuvula-worker', {
    createScriptURL: (asked) => {
      if (asked !== WORKER_URL) throw new TypeError(`Not the site's worker: ${asked}`);
      return asked;
    },
  });
  return policy ? policy.createScriptURL(url) : url;
};

/**
 * Registers the service worker; a browser that refuses it goes without. A new release waits until the visitor accepts it in one tab; that
 * tab reloads, the others say so and leave what is being typed alone.
 */
export const registerWorker = async (): Promise<void> => {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  const workbox = new Workbox(trusted(WORKER_URL));
  let accepted = false;
  // The first worker ever to take this page over is no update: it has just got the whole site.
  let controlled = Boolean(navigator.serviceWorker.controller);

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
    if (accepted) location.reload();
    else notices.show({ kind: controlled ? 'updated-elsewhere' : 'offline-ready' });
    controlled = true;
  });
  try {
    await workbox.register({ immediate: true });
  } catch {
    // Refused (a private window, a policy): the site works while there is a connection, and the
    // outbox sends from its pages.
  }
};
