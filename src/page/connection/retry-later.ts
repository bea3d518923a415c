const FIRST_WAIT_MS = 5_000;
const DOUBLINGS = 8;

let rounds = 0;

/**
 * Runs `work` once: when the browser says that the connection is back, or after five seconds, which
 * grow with every round of this page to twenty minutes.
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
