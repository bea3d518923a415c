import type { FieldProblem } from '../../src/submissions/field.ts';
import { type Kind, validate } from '../../src/submissions/kinds.ts';
import type { SpamSign } from '../../src/submissions/spam-signs.ts';
import { isFormId, isSubmissionId, type Submission } from '../../src/submissions/submission.ts';
import { Unavailable } from '../database/database.ts';
import { RateLimited } from '../limits/visitor-limit.ts';
import type { Storage } from './open-storage.ts';
import type { Outcome } from './submission-store.ts';

/** The receipt for a submission, or the problems that caused its permanent rejection. */
export type SubmissionResult =
  | { readonly id: string; readonly receivedAt: string }
  | { readonly id: string; readonly problems: readonly FieldProblem[] };

/** A submission as it arrives, from a posted form or GraphQL. */
export interface Arrival {
  /** A form that was posted without JavaScript has an id that the server derives. */
  readonly way: 'graphql' | 'form';
  readonly kind: Kind;
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly composedAt: string;
  /** The fields as sent, before validation. */
  readonly fields: Readonly<Partial<Record<string, unknown>>>;
  readonly signs: readonly SpamSign[];
  /** The sender's network address. */
  readonly address: string;
}

export type Receive = (arrival: Arrival) => Promise<SubmissionResult>;

/** Thrown if the database is unavailable before a submission is stored. A retry is then safe. */
export class NotTaken extends Error {
  override readonly name = 'NotTaken';
  readonly retryAfterSeconds: number;

  constructor(cause: Unavailable) {
    super('We cannot take messages at the moment. Please try again later.', { cause });
    this.retryAfterSeconds = cause.retryAfterSeconds;
  }
}

/** @throws NotTaken instead of Unavailable */
export const beforeStoring = async <T>(work: () => T | Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    throw error instanceof Unavailable ? new NotTaken(error) : error;
  }
};

const NOT_AN_ID = 'This message could not be identified. Please write it again.';
const TAKEN_ID =
  'Another message has already arrived under the same number. Please send this one as a new message.';

const STARTED =
  'This intake has started or is not open for booking any more. Please choose another date on our training page.';

const refuseId = (id: string, message: string): SubmissionResult => ({
  id,
  problems: [{ field: 'id', message }],
});

const answer = (id: string, outcome: Outcome): SubmissionResult =>
  outcome.outcome === 'conflict' ? refuseId(id, TAKEN_ID) : { id, receivedAt: outcome.receivedAt };

const typedText = (fields: Arrival['fields']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, text]) =>
      typeof text === 'string' ? [[name, text]] : [],
    ),
  );

export type Fate = Outcome['outcome'] | 'invalid' | 'limited' | 'failed';

export type OnFate = (kind: Kind, fate: Fate, error?: unknown) => void;

/**
 * Returns a function that validates a submission, applies the limits, and stores it once.
 * @param current throws Unavailable while there is no database
 * @param isClosedIntake whether an intake accepts no more reservations
 * @throws RateLimited; NotTaken; any error of the store
 */
export const createReceive = (
  current: () => Pick<Storage, 'submissions' | 'limit'>,
  onFate: OnFate | undefined,
  isClosedIntake: (id: string) => boolean,
): Receive => {
  const take = async (arrival: Arrival): Promise<readonly [Fate, SubmissionResult]> => {
    const { way, kind, id, composedAt, fields, signs, address } = arrival;
    // Derived ids are valid only in posted forms.
    if (!isSubmissionId(id) || isFormId(id) !== (way === 'form')) {
      return ['invalid', refuseId(id, NOT_AN_ID)];
    }
    const checked = validate(kind, fields);
    const content = checked.ok ? checked.fields : typedText(fields);
    // The fields belong to `kind`, but the compiler cannot infer that for a union.
    const submission = { kind, id, composedAt, fields: content, signs } as Submission;

    // Precedes all limits and rules, so that a replay always gets its receipt.
    const { submissions, limit } = await beforeStoring(current);
    const earlier = await beforeStoring(() => submissions.recall(submission));
    if (earlier) return [earlier.outcome, answer(id, earlier)];
    if (!checked.ok) return ['invalid', { id, problems: checked.problems }];
    if (submission.kind === 'reservation' && isClosedIntake(submission.fields.intake)) {
      return ['invalid', { id, problems: [{ field: 'intake', message: STARTED }] }];
    }

    const sender = { address, email: submission.fields.email };
    await limit.take(sender);
    let outcome: Outcome | null = null;
    try {
      outcome = await submissions.store(submission);
      return [outcome.outcome, answer(id, outcome)];
    } finally {
      // Only an attempt that stored a submission counts towards the limits.
      if (outcome?.outcome !== 'stored') await limit.giveBack(sender);
    }
  };
  return async (arrival) => {
    try {
      const [fate, result] = await take(arrival);
      onFate?.(arrival.kind, fate);
      return result;
    } catch (error) {
      onFate?.(arrival.kind, error instanceof RateLimited ? 'limited' : 'failed', error);
      throw error;
    }
  };
};
