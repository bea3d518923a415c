import { backoff } from '../../backoff.ts';
import { onAnswered, probe } from '../../graphql/watched-fetch.ts';
import { notices } from '../notices/notices.ts';

const probeIfSeen = (): void => {
  if (document.visibilityState !== 'hidden') probe();
};

const WAITS = { firstMs: 10_000, longestMs: 80_000 };

// On the root, where styles and the error page read it; stale-chunks.ts may have said so first.
const isDown = () => 'offline' in document.documentElement.dataset;

/** Whether the visitor has been given notice of it. */
let announced = false;
let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

const note = (answered: boolean): void => {
  clearTimeout(timer);
  failures = answered ? 0 : failures + 1;
  if (!answered) timer = setTimeout(probeIfSeen, backoff(failures, WAITS));
  // The page is lamp-lit, and what leads to other sites says what that needs.
  if (answered) delete document.documentElement.dataset['offline'];
  else document.documentElement.dataset['offline'] = '';
  if (announced === !answered) return;
  announced = !answered;
  notices.show({ kind: answered ? 'connection-back' : 'connection-lost' });
};

/**
 * Says when requests really fail and when they are answered again. What the browser thinks of its
 * connection only makes it look: a phone in a train is 'online'.
 */
export const watchConnection = (): void => {
  onAnswered(note);
  const lookIfDown = () => {
    if (isDown()) probeIfSeen();
  };
  addEventListener('offline', probeIfSeen);
  // A page whose script could not be had: gone, or not reached.
  addEventListener('vite:preloadError', () => {
    probeIfSeen();
    // The request of stale-chunks.ts may fail where this one is answered.
    setTimeout(lookIfDown, WAITS.firstMs);
  });
  addEventListener('online', lookIfDown);
  document.addEventListener('visibilitychange', lookIfDown);
  if (!navigator.onLine || isDown()) probeIfSeen();
};
