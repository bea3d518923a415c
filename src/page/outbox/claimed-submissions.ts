import type { Outbox, StoredRecords } from '../../submissions/sending/outbox-types.ts';
import type { SubmissionId } from '../../submissions/submission.ts';
import { observable } from '../observable.ts';

const ids = observable<ReadonlySet<SubmissionId>>(new Set());

/**
 * Submissions whose form is on the page and shows their outcome itself: the lists, the count and the
 * notices leave them out until they are released.
 */
export const claimedSubmissions = {
  subscribe: ids.subscribe,
  has: (id: SubmissionId): boolean => ids.get().has(id),
  claim: (id: SubmissionId): void => ids.set(new Set([...ids.get(), id])),
  release: (id: SubmissionId): void =>
    ids.set(new Set([...ids.get()].filter((other) => other !== id))),
};

/**
 * The outbox without what is claimed. What is released while the list is read stays out, too: the
 * form may have taken it back since, and the list is from before. Rejects as `list` does.
 */
export const listUnclaimed = async (outbox: Pick<Outbox, 'list'>): Promise<StoredRecords> => {
  const before = ids.get();
  const stored = await outbox.list();
  const isClaimed = (id: SubmissionId) => before.has(id) || ids.get().has(id);
  return {
    ...stored,
    records: stored.records.filter(({ submission }) => !isClaimed(submission.id)),
    receipts: stored.receipts.filter(({ submission }) => !isClaimed(submission.id)),
  };
};
