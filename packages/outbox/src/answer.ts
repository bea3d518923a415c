import type { Problem, Submission } from './submission.ts';

export type RetryReason =
  | 'no-network'
  | 'timed-out'
  | 'http-status'
  | 'not-our-answer'
  | 'server-error'
  /** The server refused the request as such, and is of another release than this page. */
  | 'not-understood'
  | 'sender-failed';

/** How one attempt ended. */
export type Answer =
  /** The server has it. A receipt for another id counts as none. */
  | { readonly status: 'receipt'; readonly id: string; readonly receivedAt: string }
  /** The server does not take it as it is, now or later. */
  | { readonly status: 'refused'; readonly problems: readonly Problem[] }
  | {
      readonly status: 'retry';
      readonly reason: RetryReason;
      /** The request may have been stored although its answer was lost. */
      readonly mayHaveArrived: boolean;
      /** The wait that the server asked for. */
      readonly retryAfterMs?: number;
    };

/** Makes one attempt, and gives it up when `signal` aborts. */
export type Send<S extends Submission = Submission> = (
  submission: S,
  signal: AbortSignal,
) => Promise<Answer>;

export const retry = (
  reason: RetryReason,
  mayHaveArrived: boolean,
  retryAfterMs?: number,
): Answer => ({
  status: 'retry',
  reason,
  mayHaveArrived,
  ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
});
