import type { GenericSchema } from 'valibot';
import type { Send } from './answer.ts';
import type { Fields, Problem, Submission } from './submission.ts';

/**
 * Receives errors that only a developer can fix. Such an error never erases a submission.
 * @param record the key of an unreadable record; each key is reported once
 */
export type OnError = (error: unknown, record?: string) => void;

/** The settings that the page and the worker share. */
export interface OutboxSettings<S extends Submission = Submission> {
  /** Names the database, lock, channel and Background Sync tag, and is a prefix of other names. */
  readonly name: string;
  readonly kinds: readonly S['kind'][];
  /** Parses a stored submission. If that fails, the submission is kept and reported, not sent. */
  readonly schema: GenericSchema<unknown, S>;
  readonly send: Send<S>;
  /** Returns the fields that a receipt keeps, without the visitor's text. By default, none. */
  readonly receiptFields?: (submission: S) => Fields;
  /** The problems to show with a submission that the server could not read for a day. */
  readonly notUnderstood?: readonly Problem[];
  /** By default, {@link uncaught}. */
  readonly onError?: OnError;
}

/** Throws `error` uncaught, without interrupting the caller. */
export const uncaught: OnError = (error) => {
  queueMicrotask(() => {
    throw error;
  });
};
