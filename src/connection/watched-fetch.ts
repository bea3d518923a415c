import { env } from '../env.ts';

type Listener = (answered: boolean) => void;

const listeners = new Set<Listener>();
let lastAnswered = true;

const tell = (answered: boolean) => {
  lastAnswered = answered;
  for (const listener of listeners) listener(answered);
};

/**
 * Tells `listener` after each request whether a response arrived. If the last request got no
 * response, also calls `listener(false)` at once. Returns a function that unsubscribes.
 */
export const onAnswered = (listener: Listener): (() => void) => {
  listeners.add(listener);
  if (!lastAnswered) listener(false);
  return () => listeners.delete(listener);
};

/** Calls `listener` when a response follows a failed request. Returns a function to unsubscribe. */
export const onConnectionBack = (listener: () => void): (() => void) => {
  let failed = false;
  return onAnswered((answered) => {
    const back = answered && failed;
    failed = !answered;
    if (back) listener();
  });
};

/** Reports that another tab or the worker, on the same connection, has received a response. */
export const answeredElsewhere = (): void => tell(true);

export const watchedFetch: typeof fetch = async (input, init) => {
  try {
    const response = await fetch(input, init);
    tell(true);
    return response;
  } catch (error) {
    // An aborted request says nothing about the connection.
    if (!init?.signal?.aborted) tell(false);
    throw error;
  }
};

// The probe is the smallest query, or a HEAD request if the host only serves files.
const [method, probeUrl] =
  env.graphqlEndpoint === null
    ? ['HEAD', '/']
    : ['GET', `${env.graphqlEndpoint}?query=${encodeURIComponent('{__typename}')}`];

/** Makes a request that only checks the connection. `onAnswered` reports the result. */
export const probe = (): void => {
  watchedFetch(probeUrl, { method, cache: 'no-store', redirect: 'error' }).catch(() => {});
};
