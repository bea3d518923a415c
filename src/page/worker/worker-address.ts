const WORKER_URL = '/sw.js';

/** Under Trusted Types a worker's address is a script: a policy, made once, lets that one pass. */
const trust = () => {
  const policy = window.trustedTypes?.createPolicy('site-worker', {
    createScriptURL: (asked) => {
      if (asked !== WORKER_URL) throw new TypeError(`Not the site's worker: ${asked}`);
      return asked;
    },
  });
  // As the browser takes it; TypeScript knows of it in some of its places only.
  return (policy?.createScriptURL(WORKER_URL) ?? WORKER_URL) as string;
};

let trusted: string | undefined;

export const workerAddress = (): string => {
  trusted ??= trust();
  return trusted;
};

/** Whether this page may have a worker at all. */
export const hasWorkers = (): boolean => 'serviceWorker' in navigator && import.meta.env.PROD;
