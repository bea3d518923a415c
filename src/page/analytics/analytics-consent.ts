import { env } from '../../env.ts';
import { notices } from '../notices/notices.ts';

const KEY = 'analytics';

export type Answer = 'accepted' | 'declined';

const read = (): Answer | undefined => {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === 'accepted' || kept === 'declined' ? kept : undefined;
  } catch {
    return undefined;
  }
};

let answer: Answer | undefined;
const listeners = new Set<() => void>();

const load = async (): Promise<void> => {
  if (!__FIREBASE__ || !env.firebase) return;
  const { startAnalytics } = await import('../../firebase/firebase-analytics.ts');
  await startAnalytics(env.firebase);
};

/** The visitor's answer about analytics; a store for `useSyncExternalStore`. */
export const analytics = {
  configured: env.firebase !== null,
  answer: () => answer,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  decide(next: Answer): void {
    answer = next;
    try {
      localStorage.setItem(KEY, next);
    } catch {
      // Without storage the answer holds for this page, and is asked for again.
    }
    for (const listener of listeners) listener();
    if (next === 'accepted') void load();
  },
  /** Starts it if the visitor has agreed, asks if nobody has yet. Once, when the shell appears. */
  start(): void {
    if (!analytics.configured) return;
    answer = read();
    for (const listener of listeners) listener();
    if (answer === 'accepted') void load();
    else if (answer === undefined) notices.show({ kind: 'consent' });
  },
};
