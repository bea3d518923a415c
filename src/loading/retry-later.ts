import { backoff } from '../backoff.ts';

const WAITS = { firstMs: 5_000, longestMs: 20 * 60_000 };

const waiting = new Set<() => void>();
let rounds = 0;

/**
 * Calls `work` once, together with all other waiting work, when the browser reports a connection,
 * or after a pause of five seconds, which grows with every round to twenty minutes.
 */
export const retryLater = (work: () => void): void => {
  waiting.add(work);
  if (waiting.size > 1) return;
  const retry = () => {
    clearTimeout(timer);
    removeEventListener('online', retry);
    const works = [...waiting];
    waiting.clear();
    for (const each of works) each();
  };
  rounds += 1;
  const timer = setTimeout(retry, backoff(rounds, WAITS));
  addEventListener('online', retry);
};
