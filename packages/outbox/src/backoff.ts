const FIRST_WAIT_MS = 2_000;
/** The longest wait that the outbox itself chooses between two attempts. */
export const MAX_BACKOFF_MS = 15 * 60_000;
/** The longest wait that the server may impose. A server might ask for a year by mistake. */
export const MAX_SERVER_WAIT_MS = 24 * 60 * 60_000;
// The shortest wait. Full jitter can draw 0 several times in a row, which would cause a busy loop.
const FLOOR_MS = 1_000;

/**
 * Returns the wait after the `attempts`th failed attempt (the first is 1), in ms: exponential
 * backoff with full jitter. `random` returns a number in [0, 1).
 */
export const backoffMs = (attempts: number, random: () => number): number => {
  const ceiling = Math.min(MAX_BACKOFF_MS, FIRST_WAIT_MS * 2 ** (attempts - 1));
  return Math.max(FLOOR_MS, Math.round(random() * ceiling));
};
