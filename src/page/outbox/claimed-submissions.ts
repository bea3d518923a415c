import type { Outbox, StoredRecords } from '../../submissions/sending/outbox-types.ts';
import type { SubmissionId } from '../../submissions/submission.ts';
import { observable } from '../observable.ts';

const ids = observable<ReadonlySet<SubmissionId>>(new Set());

/**
 * Submissions whose outcome is shown by a form on this page. Lists, notices and the top bar's count
 * omit them until the form releases them.
 */
export const claimedSubmissions = {
  subscribe: ids.subscribe,
  has: (id: SubmissionId): boolean => ids.get().has(id),
  claim: (id: SubmissionId): void => ids.set(new Set([...ids.get(), id])),
  release: (id: SubmissionId): void =>
    ids.set(new Set([...ids.get()].filter((other) => other !== id))),
};

/**
 * Lists the outbox without claimed submissions. Also omits submissions released while the list is
 * being read, because they may have become drafts. Rejects if `list` does.
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
