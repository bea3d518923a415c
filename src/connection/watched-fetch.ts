import { env } from '../env.ts';
import { BACKGROUND_SEARCH, NO_CONNECTION_HEADER } from '../offline-copy/background-query.ts';

type Listener = (answered: boolean) => void;

const listeners = new Set<Listener>();
let lastAnswered = true;

const tell = (answered: boolean) => {
  lastAnswered = answered;
  for (const listener of listeners) listener(answered);
};

/**
 * Tells `listener` of every request to the endpoint whether it was answered, whatever the answer;
 * at once, if the last one before was not. Returns what ends it.
 */
export const onAnswered = (listener: Listener): (() => void) => {
  listeners.add(listener);
  if (!lastAnswered) listener(false);
  return () => listeners.delete(listener);
};

/** Calls `listener` with the first answer after a request without one. Returns what ends it. */
export const onConnectionBack = (listener: () => void): (() => void) => {
  let failed = false;
  return onAnswered((answered) => {
    const back = answered && failed;
    failed = !answered;
    if (back) listener();
  });
};

/** Another tab or the worker has just had an answer: this page's connection is the same. */
export const answeredElsewhere = (): void => tell(true);

export const watchedFetch: typeof fetch = async (input, init) => {
  try {
    const response = await fetch(input, init);
    tell(!response.headers.has(NO_CONNECTION_HEADER));
    return response;
  } catch (error) {
    // A request that was called off says nothing about the connection.
    if (!init?.signal?.aborted) tell(false);
    throw error;
  }
};

// The smallest question there is; a host of files alone knows no queries.
const [method, question] =
  env.graphqlEndpoint === null
    ? ['HEAD', '']
    : ['GET', `&query=${encodeURIComponent('{__typename}')}`];
const probeUrl = `${env.graphqlEndpoint ?? '/'}${BACKGROUND_SEARCH}${question}`;

/** Makes a request only to learn whether the site's host answers: `onAnswered` reports it. */
export const probe = (): void => {
  watchedFetch(probeUrl, { method, cache: 'no-store', redirect: 'error' }).catch(() => {});
};
