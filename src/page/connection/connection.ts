import { backoff } from '../../backoff.ts';
import { onAnswered, probe } from '../../connection/watched-fetch.ts';
import { notices } from '../notices/notices.ts';
import { remembered } from '../remembered.ts';
import { storageKeys } from '../storage-keys.ts';

const probeIfSeen = (): void => {
  if (document.visibilityState !== 'hidden') probe();
};

const WAITS = { firstMs: 10_000, longestMs: 80_000 };

// Style sheets and the error page also read `data-offline`. stale-chunks.ts also sets it.
const isDown = () => 'offline' in document.documentElement.dataset;

/** Set once this tab has announced a lost connection, so that later pages do not repeat it. */
const loss = remembered(storageKeys.connectionLost, () => sessionStorage);
let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

const note = (answered: boolean): void => {
  clearTimeout(timer);
  failures = answered ? 0 : failures + 1;
  if (!answered) timer = setTimeout(probeIfSeen, backoff(failures, WAITS));
  // While `data-offline` is set, the page is dark, and links to other sites mention the connection.
  if (answered) delete document.documentElement.dataset['offline'];
  else document.documentElement.dataset['offline'] = '';
  if (answered === (loss.get() === null)) return;
  loss.set(answered ? null : 'announced');
  notices.show({ kind: answered ? 'connection-back' : 'connection-lost' });
};

/**
 * Shows a notice when requests fail, and when they succeed again. The events `online` and `offline`
 * only trigger a check, because a phone without reception may claim to be online.
 */
export const watchConnection = (): void => {
  onAnswered(note);
  const lookIfDown = () => {
    if (isDown()) probeIfSeen();
  };
  addEventListener('offline', probeIfSeen);
  // A script failed to load: either the file no longer exists, or the connection is lost.
  addEventListener('vite:preloadError', () => {
    probeIfSeen();
    // The request in stale-chunks.ts may fail and set `data-offline` even if this probe succeeds.
    setTimeout(lookIfDown, WAITS.firstMs);
  });
  addEventListener('online', lookIfDown);
  document.addEventListener('visibilitychange', lookIfDown);
  if (!navigator.onLine || isDown()) probeIfSeen();
};
