import { withoutOptionalFields } from '../submissions/kinds.ts';
import type { Submission } from '../submissions/submission.ts';
import type { Clock } from './clock.ts';
import { type Outcome, type Send, tryLater } from './outcome.ts';

/** The longest an attempt may take, from the request to the last byte of the answer. */
export const ATTEMPT_TIMEOUT_MS = 30_000;

/**
 * Sends once, within {@link ATTEMPT_TIMEOUT_MS}. The time-out holds even if `send` neither heeds
 * its signal nor ever settles; nothing it does can reject or hang this promise.
 */
export const attempt = (send: Send, submission: Submission, clock: Clock): Promise<Outcome> =>
  new Promise((resolve) => {
    const controller = new AbortController();
    const cancel = clock.after(ATTEMPT_TIMEOUT_MS, () => {
      resolve(tryLater('timed-out', true));
      controller.abort();
    });
    const settle = (outcome: Outcome) => {
      cancel();
      resolve(outcome);
    };
    const sending = async () => {
      const outcome = await send(submission, controller.signal);
      if (outcome.status !== 'try-later' || outcome.reason !== 'not-understood') return outcome;
      // A server of an earlier release does not know the optional fields of this one.
      const fields = withoutOptionalFields(submission.kind, submission.fields);
      if (!fields) return outcome;
      return send({ ...submission, fields } as Submission, controller.signal);
    };
    sending().then(settle, () => settle(tryLater('sender-failed', true)));
  });
