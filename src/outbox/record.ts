import * as v from 'valibot';
import { type AnyFields, fieldsOf, type Kind, kindNames } from '../submissions/kinds.ts';
import { spamSigns } from '../submissions/spam-signs.ts';
import { isSubmissionId, type Submission, type SubmissionId } from '../submissions/submission.ts';
import { MAX_BACKOFF_MS, MAX_SERVER_WAIT_MS } from './backoff.ts';
import { tryLaterReasons } from './outcome.ts';

export const submissionIdSchema = v.custom<SubmissionId>(
  (value) => typeof value === 'string' && isSubmissionId(value),
);

export const problemsSchema = v.array(v.object({ field: v.string(), message: v.string() }));

const envelope = {
  id: submissionIdSchema,
  composedAt: v.string(),
  // A sign that only a newer release knows must not make the record unreadable to this one.
  signs: v.exactOptional(v.fallback(v.pipe(v.array(v.picklist(spamSigns)), v.readonly()), [])),
};

const hasItsFields = (kind: Kind, fields: AnyFields): boolean =>
  Object.entries(fieldsOf(kind)).every(([name, { optional }]) => optional || name in fields);

// Fields that only a newer release knows stay with the record and are sent along.
const submissionSchema = v.object({
  ...envelope,
  kind: v.picklist(kindNames),
  fields: v.record(v.string(), v.string()),
});

// A time that `Date` can hold, and no negative one: any other cannot even be shown.
const time = v.pipe(v.number(), v.minValue(0), v.maxValue(8.64e15));
// A wait or a lease that ends at no time at all is over: the words still go.
const end = v.fallback(time, 0);

const waitingSchema = v.object({
  status: v.literal('waiting'),
  /** When this wait began; a clock that now says less has been put back. */
  since: end,
  notBefore: end,
  // A reason that only a newer release knows must not make the record unreadable to this one.
  lastReason: v.exactOptional(v.fallback(v.picklist(tryLaterReasons), 'http-status')),
});

const stateSchema = v.variant('status', [
  /** Being written, in a form of the tab with this name. */
  v.object({
    status: v.literal('draft'),
    owner: v.string(),
    /** What was wrong with it when it was last sent. */
    problems: v.exactOptional(problemsSchema),
  }),
  waitingSchema,
  v.object({ status: v.literal('sending'), owner: v.string(), leaseUntil: end }),
  v.object({ status: v.literal('needs-attention'), problems: problemsSchema }),
  /** The server has it. */
  v.object({
    status: v.literal('delivered'),
    receivedAt: time,
    /** The visitor has not been told yet. */
    isNews: v.boolean(),
  }),
]);

/** No wait is longer than one that we would begin, whatever is stored. */
const bounded = (state: v.InferOutput<typeof stateSchema>): typeof state =>
  state.status === 'waiting'
    ? { ...state, notBefore: Math.min(state.notBefore, state.since + MAX_BACKOFF_MS) }
    : state;

const recordShape = v.object({
  /** A change of shape gets the next number, and a step that makes the new shape of the old. */
  version: v.literal(1),
  /** Order of sending; a draft has no place in it. */
  sequence: v.number(),
  submission: submissionSchema,
  /** When the visitor pressed Send; of a draft, when it was begun. */
  savedAt: time,
  /** Attempts begun. */
  attempts: v.number(),
  /** An earlier attempt's answer was lost: the server may have stored it. Never goes back. */
  mayHaveBeenSent: v.boolean(),
  /** When a server of another release first refused the request as such. */
  notUnderstoodSince: v.exactOptional(time),
  state: v.pipe(stateSchema, v.transform(bounded)),
});

/** Where a record is in its life. */
export type RecordState = v.InferOutput<typeof recordShape>['state'];
type DraftState = Extract<RecordState, { status: 'draft' }>;
type DeliveredState = Extract<RecordState, { status: 'delivered' }>;
type Shape = Readonly<Omit<v.InferOutput<typeof recordShape>, 'submission' | 'state'>>;

/** What a form shows: any text, checked when it is sent. */
export interface DraftRecord extends Shape {
  readonly submission: Omit<Submission, 'fields'> & { readonly fields: AnyFields };
  readonly state: DraftState;
}

/** A submission on its way. */
export interface QueuedRecord extends Shape {
  readonly submission: Submission;
  readonly state: Exclude<RecordState, DraftState | DeliveredState>;
}

/** A delivered submission without the visitor's words. */
export interface ReceiptRecord extends Shape {
  readonly submission: Omit<Submission, 'fields'> & { readonly fields: AnyFields };
  readonly state: DeliveredState;
}

export type QueuedState = QueuedRecord['state'];

/** One entry of the outbox. Times are ms since the epoch. */
export type OutboxRecord = DraftRecord | QueuedRecord | ReceiptRecord;

export const isDraft = (record: OutboxRecord): record is DraftRecord =>
  record.state.status === 'draft';

export const isReceipt = (record: OutboxRecord): record is ReceiptRecord =>
  record.state.status === 'delivered';

export const isQueued = (record: OutboxRecord): record is QueuedRecord =>
  !isDraft(record) && !isReceipt(record);

const recordSchema = v.pipe(
  recordShape,
  v.check(
    ({ state, submission: { kind, fields } }) =>
      state.status === 'draft' || state.status === 'delivered' || hasItsFields(kind, fields),
  ),
  v.transform((known) => known as OutboxRecord),
);

/** A submission that has just been saved. */
export const newRecord = (
  submission: Submission,
  sequence: number,
  savedAt: number,
): QueuedRecord => ({
  version: 1,
  sequence,
  submission,
  savedAt,
  attempts: 0,
  mayHaveBeenSent: false,
  state: { status: 'waiting', since: savedAt, notBefore: savedAt },
});

/** What stays of a submission once the server has it. */
export const receiptOf = (
  { submission: { id, kind, composedAt, fields }, ...record }: QueuedRecord,
  receivedAt: number,
): ReceiptRecord => {
  const known = fieldsOf(kind);
  const kept = Object.entries(fields).filter(([name]) => known[name]?.inReceipt);
  return {
    ...record,
    submission: { id, kind, composedAt, fields: Object.fromEntries(kept) },
    state: { status: 'delivered', receivedAt, isNews: true },
  };
};

/** A form in which somebody has begun to write. */
export const newDraft = (
  kind: Kind,
  id: SubmissionId,
  fields: AnyFields,
  owner: string,
  now: number,
): DraftRecord => ({
  version: 1,
  sequence: 0,
  submission: { kind, id, composedAt: new Date(now).toISOString(), fields },
  savedAt: now,
  attempts: 0,
  mayHaveBeenSent: false,
  state: { status: 'draft', owner },
});

const pauseSchema = v.pipe(
  v.object({ since: time, until: time }),
  v.transform(({ since, until }) => ({
    since,
    until: Math.min(until, since + MAX_SERVER_WAIT_MS),
  })),
);

/** Reads a stored pause; undefined when it is damaged, and then there is none. */
export const parsePause = (value: unknown) => {
  const parsed = v.safeParse(pauseSchema, value);
  return parsed.success ? parsed.output : undefined;
};

/**
 * Reads a stored record, or returns undefined for one this release cannot read: damaged, or of a
 * newer one. The caller keeps and reports such a record, and never erases it.
 */
export const parseRecord = (value: unknown): OutboxRecord | undefined => {
  const parsed = v.safeParse(recordSchema, value);
  return parsed.success ? parsed.output : undefined;
};
