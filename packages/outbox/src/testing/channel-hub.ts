import type { OutboxChannel, OutboxEvent } from '../channel.ts';

/** Returns a function that creates channels. A message reaches all channels but the sender's. */
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
