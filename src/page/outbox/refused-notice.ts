import type { Outbox, OutboxRecord } from '../../submissions/sending/outbox-types.ts';
import type { SubmissionId } from '../../submissions/submission.ts';
import { type Notice, notices } from '../notices/notices.ts';
import { claimedSubmissions } from './claimed-submissions.ts';

type Refused = Extract<Notice, { kind: 'refused' }>;

const closed = new Set<SubmissionId>();

const needsAttention = ({ submission: { id }, state }: OutboxRecord): boolean =>
  state.status === 'needs-attention' && !claimedSubmissions.has(id) && !closed.has(id);

const onShow = (): Refused | undefined =>
  notices.current().find((notice): notice is Refused => notice.kind === 'refused');

const show = (records: readonly OutboxRecord[], lookAgain: () => void): void => {
  const shown = onShow();
  const next = records.find(needsAttention)?.submission;
  if (shown?.id === next?.id) return;
  if (shown) notices.dismiss(shown);
  if (!next) return;
  const { id, kind } = next;
  const onClose = () => {
    closed.add(id);
    lookAgain();
  };
  notices.show({ kind: 'refused', submission: kind, id, onClose });
};

/**
 * Shows a notice for each refused submission in the outbox, even if it was refused while no page was
 * open. Hides the notice if another tab edits or cancels the submission.
 */
export const followRefused = (outbox: Pick<Outbox, 'list' | 'subscribe'>): void => {
  let asked = 0;
  const look = async () => {
    asked += 1;
    const mine = asked;
    try {
      const { records } = await outbox.list();
      // If `look` was called again, that call has newer records.
      if (mine === asked) show(records, () => void look());
    } catch {
      // If storage fails, there are no refused submissions to show.
    }
  };
  outbox.subscribe(() => void look());
  claimedSubmissions.subscribe(() => void look());
  void look();
};
