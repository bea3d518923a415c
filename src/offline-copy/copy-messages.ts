import * as v from 'valibot';
import { storagePrefix } from '../content/site.ts';

/** The BroadcastChannel on which a worker tells how its download goes. */
export const PROGRESS_CHANNEL = `${storagePrefix}-offline-copy`;

/** The address in the copy at which the worker notes when it last looked at all of it. */
export const VERIFIED_AT = '/verified-at';

/** In bytes. */
const progressSchema = v.object({ done: v.number(), of: v.number() });

/** Counts of files to fetch before every page, or every picture, opens offline. */
const missingSchema = v.object({ essentials: v.number(), pictures: v.number() });
export type Missing = Readonly<v.InferOutput<typeof missingSchema>>;

const requestSchema = v.variant('type', [
  /** Asks what is missing; the worker answers on the message's port. */
  v.object({ type: v.literal('OFFLINE_COPY_STATE') }),
  /** Asks for what is missing; the answer says what is missing afterwards. */
  v.object({ type: v.literal('OFFLINE_COPY_COMPLETE'), pictures: v.boolean() }),
]);
/** A request of a page to its worker about the offline copy. */
export type CopyRequest = Readonly<v.InferOutput<typeof requestSchema>>;

const parserOf =
  <T>(schema: v.GenericSchema<unknown, T>) =>
  (data: unknown): T | undefined => {
    const parsed = v.safeParse(schema, data);
    return parsed.success ? parsed.output : undefined;
  };

/** Each reads a message; undefined when it is not one of ours, or of another release. */
export const parseProgress = parserOf(progressSchema);
export const parseMissing = parserOf(missingSchema);
export const parseCopyRequest = parserOf(requestSchema);
