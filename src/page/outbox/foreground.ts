import type { SubmissionId } from '../../submissions/submission.ts';

const held = new Set<SubmissionId>();

/** Submissions whose form is still waiting: it tells the visitor itself, so no notice is due. */
export const foreground = {
  has: (id: SubmissionId): boolean => held.has(id),
  hold: async <T>(id: SubmissionId, work: () => Promise<T>): Promise<T> => {
    held.add(id);
    try {
      return await work();
    } finally {
      held.delete(id);
    }
  },
};
