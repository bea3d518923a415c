import { env } from '../../env.ts';
import { notices } from '../notices/notices.ts';
import { observable } from '../observable.ts';
import { storageKeys } from '../storage-keys.ts';

const KEY = storageKeys.analytics;

export type Answer = 'accepted' | 'declined';

const read = (): Answer | undefined => {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === 'accepted' || kept === 'declined' ? kept : undefined;
  } catch {
    return undefined;
  }
};

const answer = observable<Answer | undefined>(undefined);

const load = async (): Promise<void> => {
  if (!__FIREBASE__ || !env.firebase) return;
  const { startAnalytics } = await import('../../firebase/firebase-analytics.ts');
  await startAnalytics(env.firebase);
};

/** The visitor's answer about analytics; a store for `useSyncExternalStore`. */
export const analytics = {
  configured: env.firebase !== null,
  answer: answer.get,
  subscribe: answer.subscribe,
  decide(next: Answer): void {
    try {
      localStorage.setItem(KEY, next);
    } catch {
      // Without storage the answer holds for this page, and is asked for again.
    }
    answer.set(next);
    if (next === 'accepted') void load();
  },
  /** Starts it if the visitor has agreed, asks if nobody has yet. Once, when the shell appears. */
  start(): void {
    if (!analytics.configured) return;
    const kept = read();
    answer.set(kept);
    if (kept === 'accepted') void load();
    else if (kept === undefined) notices.show({ kind: 'consent' });
  },
};
