interface Waits {
  readonly firstMs: number;
  readonly longestMs: number;
}

/** Returns the wait in ms after consecutive failures: exponential backoff without jitter. */
export const backoff = (failures: number, { firstMs, longestMs }: Waits): number =>
  Math.min(longestMs, firstMs * 2 ** Math.max(0, failures - 1));
