/**
 * Runs `count` copies of `work` in parallel, which take items from a shared source. Rejects with
 * the first failure, but only after all have ended.
 */
export const atOnce = async (count: number, work: () => Promise<void>): Promise<void> => {
  const results = await Promise.allSettled(Array.from({ length: count }, work));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
};
