import { backoff } from '../../backoff.ts';

const WAITS = { firstMs: 5_000, longestMs: 20 * 60_000 };

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
  rounds += 1;
  const timer = setTimeout(go, backoff(rounds, WAITS));
  addEventListener('online', go);
};
