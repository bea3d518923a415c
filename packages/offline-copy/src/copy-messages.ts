import * as v from 'valibot';

/** The BroadcastChannel on which a worker reports the progress of its download. */
export const PROGRESS_CHANNEL = 'offline-copy-progress';

/** The cache key under which the worker stores the time of its last full check. */
export const VERIFIED_AT = '/verified-at';

/** In bytes. */
const progressSchema = v.object({ done: v.number(), of: v.number() });

/** How many files are missing until every page opens offline, and until the copy is whole. */
const missingSchema = v.object({ essentials: v.number(), optional: v.number() });
export type Missing = Readonly<v.InferOutput<typeof missingSchema>>;

const requestSchema = v.variant('type', [
  /** Asks which files are missing; the worker answers on the message's port. */
  v.object({ type: v.literal('OFFLINE_COPY_STATE') }),
  /** Requests the missing files; the answer counts those missing afterwards. */
  v.object({ type: v.literal('OFFLINE_COPY_COMPLETE'), optional: v.boolean() }),
]);
/** A request of a page to its worker about the offline copy. */
export type CopyRequest = Readonly<v.InferOutput<typeof requestSchema>>;

const parserOf =
  <T>(schema: v.GenericSchema<unknown, T>) =>
  (data: unknown): T | undefined => {
    const parsed = v.safeParse(schema, data);
    return parsed.success ? parsed.output : undefined;
  };

/** Each parses a message; undefined for a message of another origin or release. */
export const parseProgress = parserOf(progressSchema);
export const parseMissing = parserOf(missingSchema);
export const parseCopyRequest = parserOf(requestSchema);
