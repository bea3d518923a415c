import type { Problem, Submission } from './submission.ts';

export type RetryReason =
  | 'no-network'
  | 'timed-out'
  | 'http-status'
  | 'not-our-answer'
  | 'server-error'
  /** The server refused the request itself: it runs another release than this page. */
  | 'not-understood'
  | 'sender-failed';

/** How one attempt ended. */
export type Answer =
  /** The server stored it. A receipt for another id does not count. */
  | { readonly status: 'receipt'; readonly id: string; readonly receivedAt: string }
  /** The server will never accept it as it is. */
  | { readonly status: 'refused'; readonly problems: readonly Problem[] }
  | {
      readonly status: 'retry';
      readonly reason: RetryReason;
      /** The server may have stored the request, and the answer was lost. */
      readonly mayHaveArrived: boolean;
      /** How long the server asked us to wait. */
      readonly retryAfterMs?: number;
    };

/** Makes one attempt. Must give up when `signal` aborts. */
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
