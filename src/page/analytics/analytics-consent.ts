import { env } from '../../env.ts';
import { type Notice, notices } from '../notices/notices.ts';
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

let loaded = false;

const load = async (): Promise<void> => {
  if (!__FIREBASE__) return;
  const { startAnalytics, stopAnalytics } = await import('../../firebase/firebase-analytics.ts');
  loaded = true;
  await startAnalytics();
  // Taken back while it was on its way.
  if (answer.get() !== 'accepted') stopAnalytics();
};

const start = (): void => {
  load().catch(() => {
    // It could not be fetched: this page is not counted.
  });
};

const end = async (): Promise<void> => {
  if (!__FIREBASE__) return;
  if (loaded) {
    const { stopAnalytics } = await import('../../firebase/firebase-analytics.ts');
    stopAnalytics();
  }
  const { eraseAnalyticsStorage } = await import('./analytics-storage.ts');
  await eraseAnalyticsStorage();
};

const eraseLeftovers = (): void => {
  end().catch(() => {
    // No access to storage: then nothing is stored either.
  });
};

/** A question over a page that nobody has looked at yet is in the way. */
const afterFirstInteraction = (then: () => void): void => {
  const events = ['click', 'keydown'] as const;
  const once = () => {
    for (const event of events) removeEventListener(event, once);
    then();
  };
  for (const event of events) addEventListener(event, once);
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
    const before = answer.get();
    answer.set(next);
    if (next === 'accepted') start();
    else if (before === 'accepted') eraseLeftovers();
  },
  /** Takes the answer back, with everything that a yes has brought. Rejects if that fails. */
  async forget(): Promise<void> {
    localStorage.removeItem(KEY);
    answer.set(undefined);
    await end();
  },
  /** Starts it if the visitor has agreed; asks, in a while, if nobody has yet. Called once. */
  start(): void {
    // Analytics would be told the page's whole address, with the token of a link in a mail.
    if (!analytics.configured || new URLSearchParams(location.search).has('token')) return;
    const kept = read();
    answer.set(kept);
    if (kept === 'accepted') {
      start();
      return;
    }
    // On the page that had Firebase its databases stay, for they were open.
    eraseLeftovers();
    if (kept === undefined) {
      const question: Notice = { kind: 'consent' };
      afterFirstInteraction(() => notices.show(question));
      // It can also be answered on the cookie page.
      answer.subscribe(() => notices.dismiss(question));
    }
  },
};
