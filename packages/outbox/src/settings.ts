import type { GenericSchema } from 'valibot';
import type { Send } from './answer.ts';
import type { Fields, Problem, Submission } from './submission.ts';

/**
 * Receives errors that only a developer can fix. The submission stays on the device.
 * @param record the key of an unreadable record; each is reported once
 */
export type OnError = (error: unknown, record?: string) => void;

/** The settings that page and worker share. */
export interface OutboxSettings<S extends Submission = Submission> {
  /** Names the database, lock, channel and Background Sync tag, or begins their names. */
  readonly name: string;
  /** The kinds of submissions. */
  readonly kinds: readonly S['kind'][];
  /** Reads a stored submission. One that it refuses stays stored, is not sent, and is reported. */
  readonly schema: GenericSchema<unknown, S>;
  readonly send: Send<S>;
  /** The fields that a receipt keeps: by default none. They should not contain words. */
  readonly receiptFields?: (submission: S) => Fields;
  /** The problems of a submission that the server has not understood for a day. */
  readonly notUnderstood?: readonly Problem[];
  /** By default throws an uncaught error. */
  readonly onError?: OnError;
}

/** Throws an uncaught error, without stopping the caller. */
export const uncaught: OnError = (error) => {
  queueMicrotask(() => {
    throw error;
  });
};
