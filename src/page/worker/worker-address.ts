const WORKER_URL = '/sw.js';

/**
 * Under Trusted Types a worker's URL counts as a script: this policy, created once, allows that
 * URL.
 */
const trust = () => {
  const policy = window.trustedTypes?.createPolicy('site-worker', {
    createScriptURL: (asked) => {
      if (asked !== WORKER_URL) throw new TypeError(`Not the site's worker: ${asked}`);
      return asked;
    },
  });
  // The browser accepts this object; TypeScript's types only expect a string.
  return (policy?.createScriptURL(WORKER_URL) ?? WORKER_URL) as string;
};

let trusted: string | undefined;

export const workerAddress = (): string => {
  trusted ??= trust();
  return trusted;
};

/** Whether this page may use a worker. */
export const hasWorkers = (): boolean => 'serviceWorker' in navigator && import.meta.env.PROD;
