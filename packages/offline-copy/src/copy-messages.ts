import * as v from 'valibot';

/** The BroadcastChannel on which a worker reports download progress. */
export const PROGRESS_CHANNEL = 'offline-copy-progress';

/** The cache key for the time of the last check of all files. */
export const VERIFIED_AT = '/verified-at';

const progressSchema = v.object({ done: v.number(), of: v.number() });
/** Download progress, in bytes. Each file counts as if it were requested separately. */
export type Progress = Readonly<v.InferOutput<typeof progressSchema>>;

const missingSchema = v.object({ essentials: v.number(), optional: v.number() });
export type Missing = Readonly<v.InferOutput<typeof missingSchema>>;

const requestSchema = v.variant('type', [
  /** Asks how many files are missing. The worker responds on the message's port. */
  v.object({ type: v.literal('OFFLINE_COPY_STATE') }),
  /** Asks the worker to fetch the missing files. The response counts those still missing. */
  v.object({ type: v.literal('OFFLINE_COPY_COMPLETE'), optional: v.boolean() }),
]);
export type CopyRequest = Readonly<v.InferOutput<typeof requestSchema>>;

const parserOf =
  <T>(schema: v.GenericSchema<unknown, T>) =>
  (data: unknown): T | undefined => {
    const parsed = v.safeParse(schema, data);
    return parsed.success ? parsed.output : undefined;
  };

// These parsers return undefined for a message in an unknown format, such as another release's.
export const parseProgress = parserOf(progressSchema);
export const parseMissing = parserOf(missingSchema);
export const parseCopyRequest = parserOf(requestSchema);
