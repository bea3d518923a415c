import type { OutboxEvent } from './channel.ts';
import type { Clock } from './clock.ts';
import type { OnError } from './settings.ts';

export type FinalOutcome = Exclude<OutboxEvent, { readonly type: 'changed' }>;

export interface FinalOutcomes {
  /** Calls every listener. Ignores a second outcome for the same submission. */
  emit(event: OutboxEvent): void;
  subscribe(listener: (event: OutboxEvent) => void): () => void;
  outcome(id: string, ms: number): Promise<FinalOutcome | undefined>;
}

/** Reports each final outcome once in this tab, whichever tab or worker sent the submission. */
export const createFinalOutcomes = (clock: Clock, onError: OnError): FinalOutcomes => {
  const listeners = new Set<(event: OutboxEvent) => void>();
  const outcomes = new Map<string, FinalOutcome>();

  const subscribe = (listener: (event: OutboxEvent) => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
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
          // A listener that throws must not stop the drain.
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
