import { NO_CONNECTION_HEADER } from '../offline-copy/background-query.ts';

type Listener = (answered: boolean) => void;

const listeners = new Set<Listener>();

const tell = (answered: boolean) => {
  for (const listener of listeners) listener(answered);
};

/** Tells `listener` of every request to the endpoint whether it was answered, whatever the answer. */
export const onAnswered = (listener: Listener): void => {
  listeners.add(listener);
};

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
