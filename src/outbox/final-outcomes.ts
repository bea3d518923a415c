import type { SubmissionId } from '../submissions/submission.ts';
import type { OutboxEvent } from './channel.ts';
import type { Clock } from './clock.ts';
import { uncaught } from './uncaught.ts';

export type Verdict = Exclude<OutboxEvent, { readonly type: 'changed' }>;

export interface Notices {
  /** Tells every listener; a second verdict on the same submission is not told again. */
  emit(event: OutboxEvent): void;
  /** Marks a verdict as told, when the visitor has been told it another way. */
  remember(verdict: Verdict): void;
  subscribe(listener: (event: OutboxEvent) => void): () => void;
  /** The verdict on `id`, or undefined if none has come after `ms` milliseconds. */
  verdictOn(id: SubmissionId, ms: number): Promise<Verdict | undefined>;
}

/** Who is told what in one tab: a receipt is news once, whichever tab or worker fetched it. */
export const createNotices = (clock: Clock): Notices => {
  const listeners = new Set<(event: OutboxEvent) => void>();
  const verdicts = new Map<SubmissionId, Verdict>();

  const subscribe = (listener: (event: OutboxEvent) => void) => {
    // Wrapped, so that the same function given twice is two subscriptions.
    const entry = (event: OutboxEvent) => listener(event);
    listeners.add(entry);
    return () => {
      listeners.delete(entry);
    };
  };

  return {
    subscribe,
    remember(verdict) {
      verdicts.set(verdict.id, verdict);
    },
    emit(event) {
      if (event.type !== 'changed') {
        if (verdicts.has(event.id)) return;
        verdicts.set(event.id, event);
      }
      for (const listener of [...listeners]) {
        try {
          listener(event);
        } catch (error) {
          // A broken notice must not stop the drain.
          uncaught(error);
        }
      }
    },
    verdictOn: (id, ms) =>
      new Promise((resolve) => {
        const known = verdicts.get(id);
        if (known) {
          resolve(known);
          return;
        }
        const settle = (verdict?: Verdict) => {
          cancel();
          unsubscribe();
          resolve(verdict);
        };
        const cancel = clock.after(ms, () => settle());
        const unsubscribe = subscribe((event) => {
          if (event.type !== 'changed' && event.id === id) settle(event);
        });
      }),
  };
};
