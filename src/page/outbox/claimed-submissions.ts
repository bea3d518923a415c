import type { SubmissionId } from '../../submissions/submission.ts';
import { observable } from '../observable.ts';

const ids = observable<ReadonlySet<SubmissionId>>(new Set());

/**
 * Submissions whose form is on the page and waits for the outcome. It shows them itself: the waiting
 * list, the count and the notices leave them out until they are released.
 */
export const claimedSubmissions = {
  subscribe: ids.subscribe,
  has: (id: SubmissionId): boolean => ids.get().has(id),
  claim: (id: SubmissionId): void => ids.set(new Set([...ids.get(), id])),
  release: (id: SubmissionId): void =>
    ids.set(new Set([...ids.get()].filter((other) => other !== id))),
};
