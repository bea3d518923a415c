import { Icon } from '../components/icon.tsx';
import type { SubmissionId } from '../submissions/submission.ts';
import { Seal } from './seal.tsx';

interface SentReceiptProps {
  readonly id: SubmissionId;
  readonly children: string;
}

/** Remains above the form after a delivery: one line, and the seal to compare. */
export const SentReceipt = ({ id, children }: SentReceiptProps) => (
  <div>
    <p className="flex items-center gap-4">
      <span className="grid size-12 flex-none place-items-center bg-leaf text-paper">
        <Icon name="check" />
      </span>
      <span className="min-w-0 wrap-anywhere text-small">{children}</span>
    </p>
    <Seal id={id} state="open" />
  </div>
);
