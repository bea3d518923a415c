/**
 * Calls `work` `count` times in parallel, and waits for all calls to settle. If any of them failed,
 * rejects with the error of the first that did, in calling order.
 */
export const atOnce = async (count: number, work: () => Promise<void>): Promise<void> => {
  const results = await Promise.allSettled(Array.from({ length: count }, work));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
};
