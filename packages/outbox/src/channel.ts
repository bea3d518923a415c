import * as v from 'valibot';
import { problemsSchema } from './record.ts';

/** When a submission is delivered, a hidden page posts `{ [this]: id }` to the worker. */
export const deliveredUnseen = (name: string): string => `${name}-delivered-unseen`;

const about = { id: v.string(), kind: v.string() };

const eventSchema = v.variant('type', [
  /** What `list()` returns may have changed. */
  v.object({ type: v.literal('changed') }),
  v.object({ type: v.literal('delivered'), ...about }),
  v.object({ type: v.literal('refused'), ...about, problems: problemsSchema }),
]);

/** An event of a drain, for its own tab and all others. */
export type OutboxEvent = Readonly<v.InferOutput<typeof eventSchema>>;

/** Reads a message. Undefined if it is not one of ours, or is from another release. */
export const parseMessage = (data: unknown): OutboxEvent | undefined => {
  const parsed = v.safeParse(eventSchema, data);
  return parsed.success ? parsed.output : undefined;
};

export interface OutboxChannel {
  /** Tells all other tabs and the worker. Never throws: the store has the truth. */
  post(message: OutboxEvent): void;
  subscribe(listener: (message: OutboxEvent) => void): () => void;
  close(): void;
}

/**
 * The channel between tabs and worker. Does nothing without BroadcastChannel.
 * @param parse `parseMessage`; a worker that only posts can omit it
 */
export const openChannel = (
  name: string,
  parse: typeof parseMessage = () => undefined,
): OutboxChannel => {
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
        // The channel is closed: the others read it from the store.
      }
    },
    subscribe(listener) {
      const read = (event: MessageEvent<unknown>) => {
        const message = parse(event.data);
        if (message) listener(message);
      };
      channel.addEventListener('message', read);
      return () => channel.removeEventListener('message', read);
    },
    close: () => channel.close(),
  };
};
