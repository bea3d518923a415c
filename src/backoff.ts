interface Waits {
  readonly firstMs: number;
  readonly longestMs: number;
}

/** Exponential backoff without jitter: the wait in ms after `failures` consecutive failures. */
export const backoff = (failures: number, { firstMs, longestMs }: Waits): number =>
  Math.min(longestMs, firstMs * 2 ** Math.max(0, failures - 1));
