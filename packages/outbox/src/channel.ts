import * as v from 'valibot';
import { problemsSchema } from './record.ts';

/** The key under which a hidden page posts a delivered submission's id to the worker. */
export const deliveredUnseen = (name: string): string => `${name}-delivered-unseen`;

const about = { id: v.string(), kind: v.string() };

const eventSchema = v.variant('type', [
  /** The result of `list()` may have changed. */
  v.object({ type: v.literal('changed') }),
  v.object({ type: v.literal('delivered'), ...about }),
  v.object({ type: v.literal('refused'), ...about, problems: problemsSchema }),
]);

/** An event that all tabs receive, including the tab where it happens. */
export type OutboxEvent = Readonly<v.InferOutput<typeof eventSchema>>;

export interface OutboxChannel {
  /** Posts to all other tabs. Ignores failures: tabs can also read the change from the store. */
  post(message: OutboxEvent): void;
  subscribe(listener: (message: OutboxEvent) => void): () => void;
  close(): void;
}

/** Opens the channel between tabs and worker. Without BroadcastChannel, its methods do nothing. */
export const openChannel = (name: string): OutboxChannel => {
  let channel: BroadcastChannel;
  try {
    channel = new BroadcastChannel(name);
  } catch {
    return { post: () => {}, subscribe: () => () => {}, close: () => {} };
  }
  return {
    post(message) {
      try {
        channel.postMessage(message);
      } catch {
        // The channel is closed.
      }
    },
    subscribe(listener) {
      const read = ({ data }: MessageEvent<unknown>) => {
        const message = v.safeParse(eventSchema, data);
        // Another release's messages may have another format, and are ignored.
        if (message.success) listener(message.output);
      };
      channel.addEventListener('message', read);
      return () => channel.removeEventListener('message', read);
    },
    close: () => channel.close(),
  };
};
