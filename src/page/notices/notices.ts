import type { Progress } from '../../offline-copy/fetch-missing.ts';
import type { Kind } from '../../submissions/kinds.ts';
import type { ReceiptRecord } from '../../submissions/sending/outbox-types.ts';
import type { SubmissionId } from '../../submissions/submission.ts';
import { observable } from '../observable.ts';

/** A notice that the shell shows on any page. */
export type Notice =
  | {
      readonly kind: 'delivered';
      /** At least one. */
      readonly receipts: readonly ReceiptRecord[];
      /** After its time, or when the visitor closes it. */
      readonly onClose: () => void;
    }
  | {
      readonly kind: 'refused';
      readonly submission: Kind;
      readonly id: SubmissionId;
      readonly onClose: () => void;
    }
  /** Not saved, not sent yet, and the visitor has left the form: this page alone holds it. */
  | { readonly kind: 'unsaved'; readonly submission: Kind }
  | { readonly kind: 'update-ready'; readonly accept: () => void }
  | { readonly kind: 'updated-elsewhere' }
  | { readonly kind: 'downloading'; readonly progress: Progress; readonly hide: () => void }
  | { readonly kind: 'pictures'; readonly accept: () => void; readonly decline: () => void }
  /** Pictures did not come: so many of the whole copy, or of this page where nothing is kept yet. */
  | { readonly kind: 'pictures-missing'; readonly count: number }
  | { readonly kind: 'offline-ready' }
  | { readonly kind: 'connection-lost' }
  | { readonly kind: 'connection-back' }
  | { readonly kind: 'install'; readonly accept: () => void; readonly decline: () => void }
  | { readonly kind: 'consent' };

/** News of one subject takes the place of the last: one card, with other words. */
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

/** The notices on show, oldest first; a store for `useSyncExternalStore`. */
export const notices = {
  current: current.get,
  subscribe: current.subscribe,
  /** Shows `notice` in place of older news of its subject. */
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
