interface Waits {
  readonly firstMs: number;
  /** The longest wait, in ms. */
  readonly longestMs: number;
}

/**
 * Exponential backoff without jitter, which each caller adds as it needs.
 * @param failures how many tries have failed in a row, from 1 on
 * @returns how long to wait before the next one, in ms
 */
export const backoff = (failures: number, { firstMs, longestMs }: Waits): number =>
  Math.min(longestMs, firstMs * 2 ** Math.max(0, failures - 1));
