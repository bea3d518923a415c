import type { Progress } from '../../offline-copy/download.ts';
import type { Kind } from '../../submissions/kinds.ts';
import type { SubmissionId } from '../../submissions/submission.ts';
import { observable } from '../observable.ts';

/** What the shell tells the visitor, wherever on the site they are. */
export type Notice =
  | { readonly kind: 'delivered'; readonly submission: Kind }
  | {
      readonly kind: 'refused';
      readonly submission: Kind;
      readonly id: SubmissionId;
      readonly onClose: () => void;
    }
  /** Neither saved nor sent, and the visitor has left the form, which still has the text. */
  | { readonly kind: 'not-sent'; readonly submission: Kind }
  | { readonly kind: 'update-ready'; readonly accept: () => void }
  | { readonly kind: 'updated-elsewhere' }
  | { readonly kind: 'downloading'; readonly progress: Progress; readonly hide: () => void }
  | { readonly kind: 'pictures'; readonly accept: () => void; readonly decline: () => void }
  | { readonly kind: 'offline-ready' }
  | { readonly kind: 'connection-lost' }
  | { readonly kind: 'connection-back' }
  | { readonly kind: 'install'; readonly accept: () => void; readonly decline: () => void }
  | { readonly kind: 'consent' };

/** What a notice makes old, beside those of its own kind. */
const replaces: Partial<Record<Notice['kind'], Notice['kind']>> = {
  'offline-ready': 'downloading',
  'updated-elsewhere': 'update-ready',
  'connection-lost': 'connection-back',
  'connection-back': 'connection-lost',
};

const current = observable<readonly Notice[]>([]);

/** The notices on show, oldest first; a store for `useSyncExternalStore`. */
export const notices = {
  current: current.get,
  subscribe: current.subscribe,
  /** Shows `notice` in place of those it makes old. */
  show: (notice: Notice) => {
    const old = [notice.kind, replaces[notice.kind]];
    const shown = current.get();
    const at = shown.findIndex(({ kind }) => kind === notice.kind);
    const others = shown.filter(({ kind }) => !old.includes(kind));
    // News of the same kind stays in its place: a progress must not jump.
    current.set(at < 0 ? [...others, notice] : others.toSpliced(at, 0, notice));
  },
  dismiss: (notice: Notice) => current.set(current.get().filter((other) => other !== notice)),
};
