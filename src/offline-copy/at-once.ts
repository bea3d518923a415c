/**
 * Has so many do the same `work` beside each other, which share what they take it from. Rejects with
 * the first failure, but not before all have ended.
 */
export const atOnce = async (count: number, work: () => Promise<void>): Promise<void> => {
  const results = await Promise.allSettled(Array.from({ length: count }, work));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
};
