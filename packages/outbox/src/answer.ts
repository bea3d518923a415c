import type { Problem, Submission } from './submission.ts';

export type RetryReason =
  | 'no-network'
  | 'timed-out'
  | 'http-status'
  | 'not-our-answer'
  | 'server-error'
  /** The server, which runs a different release from the page's, could not read the request. */
  | 'not-understood'
  | 'sender-failed';

/** The result of one attempt. */
export type Answer =
  /** The server stored the submission with this id. A receipt for another id does not count. */
  | { readonly status: 'receipt'; readonly id: string; readonly receivedAt: string }
  /** The server will never accept the submission unchanged. */
  | { readonly status: 'refused'; readonly problems: readonly Problem[] }
  | {
      readonly status: 'retry';
      readonly reason: RetryReason;
      /** Whether the server may have stored the submission. True after a lost response. */
      readonly mayHaveArrived: boolean;
      readonly retryAfterMs?: number;
    };

/** Makes one attempt. Must settle soon after `signal` aborts. */
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
