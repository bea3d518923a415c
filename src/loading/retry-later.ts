import { backoff } from '../backoff.ts';

const WAITS = { firstMs: 5_000, longestMs: 20 * 60_000 };

const waiting = new Set<() => void>();
let rounds = 0;
let lastRoundAt = 0;

/**
 * Calls `work` and all other pending callbacks when the browser reports a connection, or after a
 * delay. The delay doubles with each round, from five seconds to twenty minutes.
 */
export const retryLater = (work: () => void): void => {
  const isFirst = waiting.size === 0;
  waiting.add(work);
  if (!isFirst) return;
  const retry = () => {
    clearTimeout(timer);
    removeEventListener('online', retry);
    lastRoundAt = performance.now();
    const works = [...waiting];
    waiting.clear();
    for (const each of works) each();
  };
  // If the last round was long ago, this failure has a different cause, so the delay starts over.
  if (performance.now() - lastRoundAt > WAITS.longestMs) rounds = 0;
  rounds += 1;
  const timer = setTimeout(retry, backoff(rounds, WAITS));
  addEventListener('online', retry);
};
