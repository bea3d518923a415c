const WORKER_URL = '/sw.js';

/**
 * Creates the policy that allows the worker's URL, because Trusted Types treat that URL as a
 * script. The policy can be created only once.
 */
const trust = () => {
  const policy = window.trustedTypes?.createPolicy('site-worker', {
    createScriptURL: (asked) => {
      if (asked !== WORKER_URL) throw new TypeError(`Not the site's worker: ${asked}`);
      return asked;
    },
  });
  // The browser accepts this object, but TypeScript's types expect a string.
  return (policy?.createScriptURL(WORKER_URL) ?? WORKER_URL) as string;
};

let trusted: string | undefined;

export const workerAddress = (): string => {
  trusted ??= trust();
  return trusted;
};

export const hasWorkers = (): boolean => 'serviceWorker' in navigator && import.meta.env.PROD;
