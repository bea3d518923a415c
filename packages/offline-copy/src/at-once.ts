/**
 * Calls `work` `count` times in parallel, and waits for all calls to settle. If any calls failed,
 * rejects with the first error, in call order.
 */
export const atOnce = async (count: number, work: () => Promise<void>): Promise<void> => {
  const results = await Promise.allSettled(Array.from({ length: count }, work));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
};
