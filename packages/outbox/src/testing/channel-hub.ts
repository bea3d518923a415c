import type { OutboxChannel, OutboxEvent } from '../channel.ts';

/** Returns a function that creates channels. A message reaches all channels except the sender's. */
export const createChannelHub = () => {
  const tabs = new Set<Set<(message: OutboxEvent) => void>>();
  return (): OutboxChannel => {
    const own = new Set<(message: OutboxEvent) => void>();
    tabs.add(own);
    return {
      post(message) {
        for (const other of tabs) {
          if (other === own) continue;
          for (const listener of other) queueMicrotask(() => listener(message));
        }
      },
      subscribe(listener) {
        own.add(listener);
        return () => own.delete(listener);
      },
      close: () => tabs.delete(own),
    };
  };
};
