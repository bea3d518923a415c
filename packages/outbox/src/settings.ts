import type { GenericSchema } from 'valibot';
import type { Send } from './answer.ts';
import type { Fields, Problem, Submission } from './submission.ts';

/**
 * Receives what only a developer can mend. What it is about stays on the device.
 * @param record the key of a record that cannot be read; each is reported once
 */
export type OnError = (error: unknown, record?: string) => void;

/** What page and worker need to know to read the same records and to send them the same way. */
export interface OutboxSettings<S extends Submission = Submission> {
  /** What databases, lock, channel and Background Sync tag are called, or begin with. */
  readonly name: string;
  /** The forms that submissions are written in. */
  readonly kinds: readonly S['kind'][];
  /** Reads a stored submission. One that it refuses stays stored, unsent, and is reported. */
  readonly schema: GenericSchema<unknown, S>;
  readonly send: Send<S>;
  /** The fields that a receipt keeps, of which none should hold words; by default it keeps none. */
  readonly receiptFields?: (submission: S) => Fields;
  /** What is wrong with a submission once the server has not understood it for a day. */
  readonly notUnderstood?: readonly Problem[];
  /** By default each is an uncaught error. */
  readonly onError?: OnError;
}

/** Reports a defect as an uncaught error, without stopping the caller. */
export const uncaught: OnError = (error) => {
  queueMicrotask(() => {
    throw error;
  });
};
