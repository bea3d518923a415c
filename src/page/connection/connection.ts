import { env } from '../../env.ts';
import { onAnswered, watchedFetch } from '../../graphql/watched-fetch.ts';
import { BACKGROUND_SEARCH } from '../../offline-copy/background-query.ts';
import { notices } from '../notices/notices.ts';

// The smallest question there is.
const PROBE_URL = `${env.graphqlEndpoint ?? '/'}${BACKGROUND_SEARCH}`;
const probe = (): void => {
  if (document.visibilityState === 'hidden') return;
  watchedFetch(PROBE_URL, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"query":"{__typename}"}',
    cache: 'no-store',
    redirect: 'error',
  }).catch(() => {
    // `onAnswered` reports it.
  });
};

const FIRST_WAIT_MS = 10_000;
const DOUBLINGS = 3;

let down = false;
let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

const note = (answered: boolean): void => {
  clearTimeout(timer);
  if (!answered) timer = setTimeout(probe, FIRST_WAIT_MS * 2 ** Math.min(failures, DOUBLINGS));
  failures = answered ? 0 : failures + 1;
  if (down === !answered) return;
  down = !answered;
  // Styles read it: what leads to other sites says that it needs a connection.
  if (down) document.documentElement.dataset['connection'] = 'down';
  else delete document.documentElement.dataset['connection'];
  notices.show({ kind: down ? 'connection-lost' : 'connection-back' });
};

/**
 * Says when requests really fail and when they are answered again. What the browser thinks of its
 * connection only makes it look: a phone in a train is 'online'.
 */
export const watchConnection = (): void => {
  onAnswered(note);
  const lookIfDown = () => {
    if (down) probe();
  };
  addEventListener('offline', probe);
  // A page whose script could not be had: gone, or not reached.
  addEventListener('vite:preloadError', probe);
  addEventListener('online', lookIfDown);
  document.addEventListener('visibilitychange', lookIfDown);
  if (!navigator.onLine) probe();
};
