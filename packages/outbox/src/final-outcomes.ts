import type { OutboxEvent } from './channel.ts';
import type { Clock } from './clock.ts';
import type { OnError } from './settings.ts';

export type FinalOutcome = Exclude<OutboxEvent, { readonly type: 'changed' }>;

/** Reports changes, and each outcome once in this tab, whichever tab or worker sent the text. */
export const createFinalOutcomes = (clock: Clock, onError: OnError) => {
  const listeners = new Set<(event: OutboxEvent) => void>();
  const outcomes = new Map<string, FinalOutcome>();

  const subscribe = (listener: (event: OutboxEvent) => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };

  return {
    subscribe,
    /** Calls every listener. Ignores a second outcome for the same submission. */
    emit(event: OutboxEvent) {
      if (event.type !== 'changed') {
        if (outcomes.has(event.id)) return;
        outcomes.set(event.id, event);
      }
      for (const listener of [...listeners]) {
        try {
          listener(event);
        } catch (error) {
          // A listener that throws must not stop the drain.
          onError(error);
        }
      }
    },
    /** Resolves to a submission's outcome, or to undefined after `ms` milliseconds. */
    outcome: (id: string, ms: number) =>
      new Promise<FinalOutcome | undefined>((resolve) => {
        const known = outcomes.get(id);
        if (known) return resolve(known);
        const settle = (outcome?: FinalOutcome) => {
          cancel();
          unsubscribe();
          resolve(outcome);
        };
        const cancel = clock.after(ms, () => settle());
        const unsubscribe = subscribe((event) => {
          if (event.type !== 'changed' && event.id === id) settle(event);
        });
      }),
  };
};
