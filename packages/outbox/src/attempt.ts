import { type Answer, retry, type Send } from './answer.ts';
import type { Clock } from './clock.ts';
import type { OnError } from './settings.ts';
import type { Submission } from './submission.ts';

/** The time limit for an attempt, from the request to the last byte of the response. */
export const ATTEMPT_TIMEOUT_MS = 30_000;
/** How soon `send` must settle after its signal aborts. */
const GIVE_UP_MS = 5_000;

/** Calls `send` once. Resolves within {@link ATTEMPT_TIMEOUT_MS}, and never rejects. */
export const attempt = <S extends Submission>(
  send: Send<S>,
  submission: S,
  clock: Clock,
  onError: OnError,
): Promise<Answer> =>
  new Promise((resolve) => {
    const controller = new AbortController();
    let cancel = clock.after(ATTEMPT_TIMEOUT_MS, () => {
      resolve(retry('timed-out', true));
      cancel = clock.after(GIVE_UP_MS, () => onError(new Error('send ignores its signal')));
      controller.abort();
    });
    const settle = (answer: Answer) => {
      cancel();
      resolve(answer);
    };
    const sending = async () => send(submission, controller.signal);
    sending().then(
      (answer) => {
        if (answer.status !== 'receipt' || answer.id === submission.id) return settle(answer);
        settle(retry('not-our-answer', true));
        onError(new Error('send returned a receipt for another id'));
      },
      (error) => {
        settle(retry('sender-failed', true));
        onError(error);
      },
    );
  });
