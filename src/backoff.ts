interface Waits {
  readonly firstMs: number;
  readonly longestMs: number;
}

/**
 * Exponential backoff without jitter.
 * @param failures how many tries in a row have failed, at least 1
 * @returns how long to wait before the next try, in ms
 */
export const backoff = (failures: number, { firstMs, longestMs }: Waits): number =>
  Math.min(longestMs, firstMs * 2 ** Math.max(0, failures - 1));
