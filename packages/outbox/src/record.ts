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
// A wait or a lease with an invalid end is treated as ended, so that the submission is still sent.
const end = v.fallback(time, 0);

const waitingSchema = v.object({
  status: v.literal('waiting'),
  /** When this wait began. If that is in the future, the clock has been set back. */
  since: end,
  notBefore: end,
  lastReason: v.exactOptional(v.string()),
});

const stateSchema = v.variant('status', [
  /** The text is in a form. `owner` is the name of the form's tab. */
  v.object({
    status: v.literal('draft'),
    owner: v.string(),
    /** Why the server refused the text before the visitor edited it. */
    problems: v.exactOptional(problemsSchema),
  }),
  waitingSchema,
  v.object({ status: v.literal('sending'), owner: v.string(), leaseUntil: end }),
  v.object({ status: v.literal('needs-attention'), problems: problemsSchema }),
  v.object({
    status: v.literal('delivered'),
    receivedAt: time,
    /** True until the visitor has seen the receipt. */
    isNews: v.boolean(),
  }),
]);

/** Limits a stored wait to the longest wait that this release would choose. */
const bounded = (state: v.InferOutput<typeof stateSchema>): typeof state =>
  state.status === 'waiting'
    ? { ...state, notBefore: Math.min(state.notBefore, state.since + MAX_BACKOFF_MS) }
    : state;

const recordShape = v.object({
  /** If the shape changes, increase this number, and convert records from the old shape. */
  version: v.literal(1),
  /** The position in the sending order. Drafts do not use it. */
  sequence: v.number(),
  submission: v.unknown(),
  /** When the visitor sent the submission, or began the draft. */
  savedAt: time,
  attempts: v.number(),
  /** Whether the server may have the submission, e.g. after a lost response. Never reset. */
  mayHaveBeenSent: v.boolean(),
  /** When a server of another release first failed to read the request. */
  notUnderstoodSince: v.exactOptional(time),
  state: v.pipe(stateSchema, v.transform(bounded)),
});

export type RecordState = v.InferOutput<typeof recordShape>['state'];
type DraftState = Extract<RecordState, { status: 'draft' }>;
type DeliveredState = Extract<RecordState, { status: 'delivered' }>;
type Shape = Readonly<Omit<v.InferOutput<typeof recordShape>, 'submission' | 'state'>>;

/** A form's text, which is validated only when the visitor sends it. */
export interface DraftRecord<S extends Submission = Submission> extends Shape {
  readonly submission: Sketch<S>;
  readonly state: DraftState;
}

/** A submission that is waiting to be sent, is being sent, or was refused. */
export interface QueuedRecord<S extends Submission = Submission> extends Shape {
  readonly submission: S;
  readonly state: Exclude<RecordState, DraftState | DeliveredState>;
}

/** A delivered submission without its text. */
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

const unsent = { version: 1, attempts: 0, mayHaveBeenSent: false } as const;

export const newRecord = <S extends Submission>(
  submission: S,
  sequence: number,
  savedAt: number,
): QueuedRecord<S> => ({
  ...unsent,
  sequence,
  submission,
  savedAt,
  state: { status: 'waiting', since: savedAt, notBefore: savedAt },
});

export const receiptOf = <S extends Submission>(
  { submission: { id, kind, composedAt }, ...record }: QueuedRecord<S>,
  receivedAt: number,
  fields: Fields,
): ReceiptRecord<S> => ({
  ...record,
  submission: { id, kind, composedAt, fields },
  state: { status: 'delivered', receivedAt, isNews: true },
});

export const newDraft = <S extends Submission>(
  kind: S['kind'],
  id: S['id'],
  fields: Fields,
  owner: string,
  now: number,
): DraftRecord<S> => ({
  ...unsent,
  sequence: 0,
  submission: { kind, id, composedAt: new Date(now).toISOString(), fields },
  savedAt: now,
  state: { status: 'draft', owner },
});

const pauseSchema = v.object({ since: time, until: time });

/** Parses a stored pause. Returns undefined (no pause) if the value is damaged. */
export const parsePause = (value: unknown) => {
  const { success, output } = v.safeParse(pauseSchema, value);
  if (!success) return undefined;
  return { ...output, until: Math.min(output.until, output.since + MAX_SERVER_WAIT_MS) };
};

/**
 * Parses a stored record. Returns undefined if it is damaged or from a newer release. The caller
 * must report such a record, and must not erase it.
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
    // The state determines the type of the submission, which the compiler cannot infer.
    return submission.success
      ? ({ ...record, submission: submission.output } as OutboxRecord<S>)
      : undefined;
  };
};
