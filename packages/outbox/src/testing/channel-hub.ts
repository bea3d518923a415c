import type { OutboxChannel, OutboxEvent } from '../channel.ts';

/** Makes channels; what is posted on one, all others hear, as with a BroadcastChannel. */
export const createChannelHub = () => {
  const tabs = new Map<object, Set<(message: OutboxEvent) => void>>();
  return (): OutboxChannel => {
    const own = new Set<(message: OutboxEvent) => void>();
    const tab = {};
    tabs.set(tab, own);
    return {
      post(message) {
        for (const [other, listeners] of tabs) {
          if (other === tab) continue;
          for (const listener of listeners) queueMicrotask(() => listener(message));
        }
      },
      subscribe(listener) {
        own.add(listener);
        return () => own.delete(listener);
      },
      close: () => tabs.delete(tab),
    };
  };
};
