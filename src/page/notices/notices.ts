import type { Progress } from '@site/offline-copy/page';
import type { Kind } from '../../submissions/kinds.ts';
import type { ReceiptRecord } from '../../submissions/sending/outbox-types.ts';
import type { SubmissionId } from '../../submissions/submission.ts';
import { observable } from '../observable.ts';

type Offer = 'pictures' | 'install' | 'consent';

export type Notice = (
  | {
      readonly kind: 'delivered';
      /** At least one receipt. */
      readonly receipts: readonly ReceiptRecord[];
    }
  | { readonly kind: 'refused'; readonly submission: Kind; readonly id: SubmissionId }
  /** A submission exists only in this page's memory. */
  | { readonly kind: 'unsaved'; readonly submission: Kind }
  | { readonly kind: 'update-ready'; readonly accept: () => void }
  | { readonly kind: 'updated-elsewhere' }
  | { readonly kind: 'downloading'; readonly progress: Progress }
  | { readonly kind: 'offline-ready' }
  | { readonly kind: 'connection-lost' }
  | { readonly kind: 'connection-back' }
  | { readonly kind: Offer; readonly accept: () => void }
) & {
  /** Called when the notice is closed or expires, or when its offer is declined. */
  readonly onClose?: () => void;
};

/** The subject of each kind. A notice replaces an earlier one with the same subject. */
const subjects: Partial<Record<Notice['kind'], string>> = {
  downloading: 'offline-copy',
  pictures: 'offline-copy',
  'offline-ready': 'offline-copy',
  'connection-lost': 'connection',
  'connection-back': 'connection',
  'update-ready': 'update',
  'updated-elsewhere': 'update',
};
export const subjectOf = ({ kind }: Notice): string => subjects[kind] ?? kind;

const current = observable<readonly Notice[]>([]);

/** The visible notices, oldest first, as a store for `useSyncExternalStore`. */
export const notices = {
  current: current.get,
  subscribe: current.subscribe,
  show: (notice: Notice) => {
    const subject = subjectOf(notice);
    // Two strips would cover the headline on a phone.
    if (subject === 'connection') notices.dismissKind('offline-ready');
    const shown = current.get();
    const at = shown.findIndex((other) => subjectOf(other) === subject);
    current.set(at < 0 ? [...shown, notice] : shown.with(at, notice));
  },
  dismissKind: (kind: Notice['kind']) =>
    current.set(current.get().filter((other) => other.kind !== kind)),
  dismiss: (notice: Notice) => current.set(current.get().filter((other) => other !== notice)),
};
