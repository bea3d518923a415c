import * as v from 'valibot';
import { MAX_BACKOFF_MS, MAX_SERVER_WAIT_MS } from './backoff.ts';
import type { OutboxSettings } from './settings.ts';
import type { Fields, Sketch, Submission } from './submission.ts';

export const problemsSchema = v.array(v.object({ field: v.string(), message: v.string() }));

// A time that `Date` can represent and display.
const time = v.pipe(
  v.number(),
  v.check((ms) => ms >= 0 && ms <= 8.64e15),
);
// A wait or a lease with an invalid end is over, so that the words are still sent.
const end = v.fallback(time, 0);

const waitingSchema = v.object({
  status: v.literal('waiting'),
  /** When this wait began. An earlier time now means that the clock was set back. */
  since: end,
  notBefore: end,
  lastReason: v.exactOptional(v.string()),
});

const stateSchema = v.variant('status', [
  /** The visitor writes it in a form of the tab with this name. */
  v.object({
    status: v.literal('draft'),
    owner: v.string(),
    /** The problems of the last attempt. */
    problems: v.exactOptional(problemsSchema),
  }),
  waitingSchema,
  v.object({ status: v.literal('sending'), owner: v.string(), leaseUntil: end }),
  v.object({ status: v.literal('needs-attention'), problems: problemsSchema }),
  /** The server stored it. */
  v.object({
    status: v.literal('delivered'),
    receivedAt: time,
    /** The visitor has not seen the receipt yet. */
    isNews: v.boolean(),
  }),
]);

/** Limits a stored wait to the longest that we would begin. */
const bounded = (state: v.InferOutput<typeof stateSchema>): typeof state =>
  state.status === 'waiting'
    ? { ...state, notBefore: Math.min(state.notBefore, state.since + MAX_BACKOFF_MS) }
    : state;

const recordShape = v.object({
  /** Another shape needs the next number, and a conversion from this one. */
  version: v.literal(1),
  /** The order of sending. Drafts do not use it. */
  sequence: v.number(),
  submission: v.unknown(),
  /** When the visitor pressed Send, or began the draft. */
  savedAt: time,
  attempts: v.number(),
  /** An answer was lost, so the server may have stored it. Never becomes false again. */
  mayHaveBeenSent: v.boolean(),
  /** When a server of another release first refused the request itself. */
  notUnderstoodSince: v.exactOptional(time),
  state: v.pipe(stateSchema, v.transform(bounded)),
});

export type RecordState = v.InferOutput<typeof recordShape>['state'];
type DraftState = Extract<RecordState, { status: 'draft' }>;
type DeliveredState = Extract<RecordState, { status: 'delivered' }>;
type Shape = Readonly<Omit<v.InferOutput<typeof recordShape>, 'submission' | 'state'>>;

/** The text of a form, which is not checked until it is sent. */
export interface DraftRecord<S extends Submission = Submission> extends Shape {
  readonly submission: Sketch<S>;
  readonly state: DraftState;
}

/** A submission that waits, is being sent, or was refused. */
export interface QueuedRecord<S extends Submission = Submission> extends Shape {
  readonly submission: S;
  readonly state: Exclude<RecordState, DraftState | DeliveredState>;
}

/** A delivered submission without the words. */
export interface ReceiptRecord<S extends Submission = Submission> extends Shape {
  readonly submission: Sketch<S>;
  readonly state: DeliveredState;
}

export type QueuedState = QueuedRecord['state'];

/** One entry of the outbox. Times are ms since the epoch. */
export type OutboxRecord<S extends Submission = Submission> =
  | DraftRecord<S>
  | QueuedRecord<S>
  | ReceiptRecord<S>;

export const isDraft = <S extends Submission>(record: OutboxRecord<S>): record is DraftRecord<S> =>
  record.state.status === 'draft';

export const isReceipt = <S extends Submission>(
  record: OutboxRecord<S>,
): record is ReceiptRecord<S> => record.state.status === 'delivered';

export const isQueued = <S extends Submission>(
  record: OutboxRecord<S>,
): record is QueuedRecord<S> => !isDraft(record) && !isReceipt(record);

/** A submission that has just been saved. */
export const newRecord = <S extends Submission>(
  submission: S,
  sequence: number,
  savedAt: number,
): QueuedRecord<S> => ({
  version: 1,
  sequence,
  submission,
  savedAt,
  attempts: 0,
  mayHaveBeenSent: false,
  state: { status: 'waiting', since: savedAt, notBefore: savedAt },
});

/** The receipt of a submission that the server has stored. */
export const receiptOf = <S extends Submission>(
  { submission: { id, kind, composedAt }, ...record }: QueuedRecord<S>,
  receivedAt: number,
  fields: Fields,
): ReceiptRecord<S> => ({
  ...record,
  submission: { id, kind, composedAt, fields },
  state: { status: 'delivered', receivedAt, isNews: true },
});

/** A draft that the visitor has just begun. */
export const newDraft = <S extends Submission>(
  kind: S['kind'],
  id: S['id'],
  fields: Fields,
  owner: string,
  now: number,
): DraftRecord<S> => ({
  version: 1,
  sequence: 0,
  submission: { kind, id, composedAt: new Date(now).toISOString(), fields },
  savedAt: now,
  attempts: 0,
  mayHaveBeenSent: false,
  state: { status: 'draft', owner },
});

const pauseSchema = v.object({ since: time, until: time });

/** Reads a stored pause. Undefined if it is damaged, which ends it. */
export const parsePause = (value: unknown) => {
  const { success, output } = v.safeParse(pauseSchema, value);
  if (!success) return undefined;
  return { ...output, until: Math.min(output.until, output.since + MAX_SERVER_WAIT_MS) };
};

/**
 * Reads a stored record. Returns undefined if it is damaged or from a newer release. The caller
 * keeps and reports such a record, and never erases it.
 */
export type ReadRecord<S extends Submission = Submission> = (
  value: unknown,
) => OutboxRecord<S> | undefined;

export const recordReader = <S extends Submission>({
  kinds,
  schema,
}: Pick<OutboxSettings<S>, 'kinds' | 'schema'>): ReadRecord<S> => {
  const sketch = v.object({
    id: v.string(),
    kind: v.picklist(kinds),
    composedAt: v.string(),
    fields: v.record(v.string(), v.string()),
  });
  return (value) => {
    const parsed = v.safeParse(recordShape, value);
    if (!parsed.success) return undefined;
    const { submission: stored, ...record } = parsed.output;
    const isSketch = ['draft', 'delivered'].includes(record.state.status);
    const submission = v.safeParse(isSketch ? sketch : schema, stored);
    // The state determines the type of the submission, which the compiler cannot follow.
    return submission.success
      ? ({ ...record, submission: submission.output } as OutboxRecord<S>)
      : undefined;
  };
};
