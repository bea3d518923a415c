/**
 * Starts `count` parallel calls of `work`, and waits until all have ended. If some failed, rejects
 * with the error of the one that started first.
 */
export const atOnce = async (count: number, work: () => Promise<void>): Promise<void> => {
  const results = await Promise.allSettled(Array.from({ length: count }, work));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
};
