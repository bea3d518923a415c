const RETRY_MS = 30_000;

/** Runs `work` once: when the browser says that the connection is back, or in half a minute. */
export const whenBetter = (work: () => void): void => {
  const go = () => {
    clearTimeout(timer);
    removeEventListener('online', go);
    work();
  };
  const timer = setTimeout(go, RETRY_MS);
  addEventListener('online', go);
};
