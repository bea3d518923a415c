import { env } from '../../env.ts';
import { type Notice, notices } from '../notices/notices.ts';
import { observable } from '../observable.ts';
import { remembered } from '../remembered.ts';
import { storageKeys } from '../storage-keys.ts';

export type Answer = 'accepted' | 'declined';

// Without storage, the next page asks again.
const stored = remembered(storageKeys.analytics);

const answer = observable<Answer | undefined>(undefined);

/** Set once analytics has been loaded. */
let stop: (() => void) | undefined;

const load = async (): Promise<void> => {
  if (!__FIREBASE__) return;
  const { startAnalytics, stopAnalytics } = await import('../../firebase/firebase-analytics.ts');
  stop = stopAnalytics;
  await startAnalytics();
  // The visitor may have withdrawn consent while the script was loading.
  if (answer.get() !== 'accepted') stop();
};

/** If the script fails to load, analytics does not count this page. */
const start = () => void load().catch(() => {});

const end = async (): Promise<void> => {
  if (!__FIREBASE__) return;
  stop?.();
  const { eraseAnalyticsStorage } = await import('./analytics-storage.ts');
  await eraseAnalyticsStorage();
};

/** If storage cannot be accessed, there is nothing to erase. */
const eraseLeftovers = () => void end().catch(() => {});

/** Waits for an interaction, so that the question does not cover a page that has just opened. */
const afterFirstInteraction = (then: () => void): void => {
  const events = ['click', 'keydown'] as const;
  const once = () => {
    for (const event of events) removeEventListener(event, once);
    then();
  };
  for (const event of events) addEventListener(event, once);
};

/** The visitor's consent to analytics, as a store for `useSyncExternalStore`. */
export const analytics = {
  configured: env.firebase !== null,
  answer: answer.get,
  subscribe: answer.subscribe,
  decide(next: Answer): void {
    stored.set(next);
    const before = answer.get();
    answer.set(next);
    if (next === 'accepted') start();
    else if (before === 'accepted') eraseLeftovers();
  },
  /** Forgets the answer, and erases the data that analytics stored. Rejects if storage fails. */
  async forget(): Promise<void> {
    localStorage.removeItem(storageKeys.analytics);
    answer.set(undefined);
    await end();
  },
  /**
   * Starts analytics if the visitor has agreed. If there is no answer yet, asks after the first
   * interaction. Call this once.
   */
  start(): void {
    // Analytics would record the page's full URL, including the token from a link in an email.
    if (!analytics.configured || new URLSearchParams(location.search).has('token')) return;
    const text = stored.get();
    const kept = text === 'accepted' || text === 'declined' ? text : undefined;
    answer.set(kept);
    if (kept === 'accepted') {
      start();
      return;
    }
    // Erases databases that an earlier page could not erase while Firebase had them open.
    eraseLeftovers();
    if (kept === undefined) {
      const question: Notice = {
        kind: 'consent',
        accept: () => analytics.decide('accepted'),
        onClose: () => analytics.decide('declined'),
      };
      afterFirstInteraction(() => notices.show(question));
      // The visitor may answer on the cookie page instead.
      answer.subscribe(() => notices.dismiss(question));
    }
  },
};
