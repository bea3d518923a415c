/**
 * Calls `work` `count` times in parallel, and waits until all calls have settled. If some failed,
 * rejects with the error of the earliest failed call.
 */
export const atOnce = async (count: number, work: () => Promise<void>): Promise<void> => {
  const results = await Promise.allSettled(Array.from({ length: count }, work));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
};
