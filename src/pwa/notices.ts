import type { SubmissionKind } from '../outbox/submission.ts';

/** What the shell tells the visitor, wherever on the site they are. */
export type Notice =
  | { readonly kind: 'delivered'; readonly submission: SubmissionKind }
  | { readonly kind: 'refused'; readonly submission: SubmissionKind }
  | { readonly kind: 'update-ready'; readonly accept: () => void }
  | { readonly kind: 'updated-elsewhere' }
  | { readonly kind: 'consent' };

let current: readonly Notice[] = [];
const listeners = new Set<() => void>();

const change = (next: readonly Notice[]) => {
  current = next;
  for (const listener of listeners) listener();
};

/** The notices on show, oldest first; a store for `useSyncExternalStore`. */
export const notices = {
  current: () => current,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Shows `notice` in place of those it makes old: of its kind, or an update that has come. */
  show: (notice: Notice) => {
    const old: readonly Notice['kind'][] =
      notice.kind === 'updated-elsewhere' ? [notice.kind, 'update-ready'] : [notice.kind];
    change([...current.filter(({ kind }) => !old.includes(kind)), notice]);
  },
  dismiss: (notice: Notice) => change(current.filter((other) => other !== notice)),
};
