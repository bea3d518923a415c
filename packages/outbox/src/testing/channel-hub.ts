import type { OutboxChannel, OutboxEvent } from '../channel.ts';

/** Creates channels. As with a BroadcastChannel, a message reaches all others. */
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
