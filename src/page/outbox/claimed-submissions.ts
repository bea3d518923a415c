import type { Outbox, StoredRecords } from '../../submissions/sending/outbox-types.ts';
import type { SubmissionId } from '../../submissions/submission.ts';
import { observable } from '../observable.ts';

const ids = observable<ReadonlySet<SubmissionId>>(new Set());

/**
 * Submissions whose outcome is shown by their form on the page. Lists, count and notices leave them
 * out until they are released.
 */
export const claimedSubmissions = {
  subscribe: ids.subscribe,
  has: (id: SubmissionId): boolean => ids.get().has(id),
  claim: (id: SubmissionId): void => ids.set(new Set([...ids.get(), id])),
  release: (id: SubmissionId): void =>
    ids.set(new Set([...ids.get()].filter((other) => other !== id))),
};

/**
 * The outbox without claimed submissions. A submission that is released while the list is read is
 * left out, too: its form may have taken it back after the read. Rejects as `list` does.
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
