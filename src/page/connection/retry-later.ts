const FIRST_WAIT_MS = 30_000;
const DOUBLINGS = 6;

let rounds = 0;

/**
 * Runs `work` once: when the browser says that the connection is back, or after half a minute, which
 * grows with every round of this page to half an hour.
 */
export const retryLater = (work: () => void): void => {
  const go = () => {
    clearTimeout(timer);
    removeEventListener('online', go);
    work();
  };
  const timer = setTimeout(go, FIRST_WAIT_MS * 2 ** Math.min(rounds, DOUBLINGS));
  rounds += 1;
  addEventListener('online', go);
};
