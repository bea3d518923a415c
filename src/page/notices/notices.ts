import type { Progress } from '../../offline-copy/download.ts';
import type { Kind } from '../../submissions/kinds.ts';

/** What the shell tells the visitor, wherever on the site they are. */
export type Notice =
  | { readonly kind: 'delivered'; readonly submission: Kind }
  | { readonly kind: 'refused'; readonly submission: Kind }
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
  /** Shows `notice` in place of those it makes old. */
  show: (notice: Notice) => {
    const old = [notice.kind, replaces[notice.kind]];
    const at = current.findIndex(({ kind }) => kind === notice.kind);
    const others = current.filter(({ kind }) => !old.includes(kind));
    // News of the same kind stays in its place: a progress must not jump.
    change(at < 0 ? [...others, notice] : others.toSpliced(at, 0, notice));
  },
  dismiss: (notice: Notice) => change(current.filter((other) => other !== notice)),
};
