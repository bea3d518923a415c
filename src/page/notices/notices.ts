import type { Progress } from '@site/offline-copy/page';
import type { Kind } from '../../submissions/kinds.ts';
import type { ReceiptRecord } from '../../submissions/sending/outbox-types.ts';
import type { SubmissionId } from '../../submissions/submission.ts';
import { observable } from '../observable.ts';

/** A notice that the shell shows on any page. */
export type Notice =
  | {
      readonly kind: 'delivered';
      /** The receipts, at least one. */
      readonly receipts: readonly ReceiptRecord[];
      /** Called when the notice's time ends, or when the visitor closes it. */
      readonly onClose: () => void;
    }
  | {
      readonly kind: 'refused';
      readonly submission: Kind;
      readonly id: SubmissionId;
      readonly onClose: () => void;
    }
  /** A submission is neither sent nor stored, but only in this page's memory. */
  | { readonly kind: 'unsaved'; readonly submission: Kind }
  | { readonly kind: 'update-ready'; readonly accept: () => void }
  | { readonly kind: 'updated-elsewhere' }
  | { readonly kind: 'downloading'; readonly progress: Progress; readonly hide: () => void }
  | { readonly kind: 'pictures'; readonly accept: () => void; readonly decline: () => void }
  /**
   * Pictures failed to load. `count` is how many are missing from the offline copy, or on this page
   * if that is more.
   */
  | { readonly kind: 'pictures-missing'; readonly count: number }
  | { readonly kind: 'offline-ready' }
  | { readonly kind: 'connection-lost' }
  | { readonly kind: 'connection-back' }
  | { readonly kind: 'install'; readonly accept: () => void; readonly decline: () => void }
  | { readonly kind: 'consent' };

/** The subject of each kind. A notice replaces an earlier one with the same subject. */
const subjects: Partial<Record<Notice['kind'], string>> = {
  downloading: 'offline-copy',
  pictures: 'offline-copy',
  'pictures-missing': 'offline-copy',
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
  /** Shows `notice`, in place of an earlier one with the same subject. */
  show: (notice: Notice) => {
    const subject = subjectOf(notice);
    const shown = current.get();
    const at = shown.findIndex((other) => subjectOf(other) === subject);
    current.set(at < 0 ? [...shown, notice] : shown.with(at, notice));
  },
  dismissKind: (kind: Notice['kind']) =>
    current.set(current.get().filter((other) => other.kind !== kind)),
  dismiss: (notice: Notice) => current.set(current.get().filter((other) => other !== notice)),
};
