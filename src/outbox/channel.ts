import * as v from 'valibot';
import { kindNames } from '../submissions/kinds.ts';
import { OUTBOX } from './names.ts';
import { problemsSchema, submissionIdSchema } from './record.ts';

/** The BroadcastChannel and Background Sync tag that page and worker share. */
export const CHANNEL_NAME = OUTBOX;
export const SYNC_TAG = OUTBOX;
/** The type of a page's message to the worker: a submission was delivered while nobody sees the page. */
export const DELIVERED_UNSEEN = 'DELIVERED_UNSEEN';

const kind = v.picklist(kindNames);

const eventSchema = v.variant('type', [
  /** What `list()` returns may have changed. */
  v.object({ type: v.literal('changed') }),
  v.object({
    type: v.literal('delivered'),
    id: submissionIdSchema,
    kind,
  }),
  v.object({
    type: v.literal('refused'),
    id: submissionIdSchema,
    kind,
    problems: problemsSchema,
  }),
]);

/** What a drain tells about, in the tab it runs in and to all others. */
export type OutboxEvent = Readonly<v.InferOutput<typeof eventSchema>>;

/** Reads a message; undefined when it is not one of ours, or of another release. */
export const parseMessage = (data: unknown): OutboxEvent | undefined => {
  const parsed = v.safeParse(eventSchema, data);
  return parsed.success ? parsed.output : undefined;
};

export interface OutboxChannel {
  /** Tells all other tabs and the worker. Never throws: a message is news, not the record. */
  post(message: OutboxEvent): void;
  subscribe(listener: (message: OutboxEvent) => void): () => void;
  close(): void;
}

/** The channel between tabs and worker; a silent one where there is no BroadcastChannel. */
export const openChannel = (): OutboxChannel => {
  let channel: BroadcastChannel;
  try {
    channel = new BroadcastChannel(CHANNEL_NAME);
  } catch {
    return { post: () => {}, subscribe: () => () => {}, close: () => {} };
  }
  return {
    post(message) {
      try {
        channel.postMessage(message);
      } catch {
        // Closed already: the others learn it from the store.
      }
    },
    subscribe(listener) {
      const read = (event: MessageEvent<unknown>) => {
        const message = parseMessage(event.data);
        if (message) listener(message);
      };
      channel.addEventListener('message', read);
      return () => channel.removeEventListener('message', read);
    },
    close: () => channel.close(),
  };
};
