/**
 * Calls `work` `count` times in parallel. Rejects with the first failure in the order of the calls,
 * but only after all calls have ended.
 */
export const atOnce = async (count: number, work: () => Promise<void>): Promise<void> => {
  const results = await Promise.allSettled(Array.from({ length: count }, work));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
};
