import type { OutboxEvent } from './channel.ts';
import type { Clock } from './clock.ts';
import type { OnError } from './settings.ts';

export type FinalOutcome = Exclude<OutboxEvent, { readonly type: 'changed' }>;

export interface FinalOutcomes {
  /** Calls every listener; a second outcome of the same submission is dropped. */
  emit(event: OutboxEvent): void;
  subscribe(listener: (event: OutboxEvent) => void): () => void;
  /** The outcome on `id`, or undefined if none has come after `ms` milliseconds. */
  outcome(id: string, ms: number): Promise<FinalOutcome | undefined>;
}

/** Final outcomes in one tab: each is reported once, no matter which tab or worker got it. */
export const createFinalOutcomes = (clock: Clock, onError: OnError): FinalOutcomes => {
  const listeners = new Set<(event: OutboxEvent) => void>();
  const outcomes = new Map<string, FinalOutcome>();

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
    emit(event) {
      if (event.type !== 'changed') {
        if (outcomes.has(event.id)) return;
        outcomes.set(event.id, event);
      }
      for (const listener of [...listeners]) {
        try {
          listener(event);
        } catch (error) {
          // A broken notice must not stop the drain.
          onError(error);
        }
      }
    },
    outcome: (id, ms) =>
      new Promise((resolve) => {
        const known = outcomes.get(id);
        if (known) {
          resolve(known);
          return;
        }
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
