import { type Answer, retry, type Send } from '@site/outbox';
import type { Submission } from '../submission.ts';
import { type HttpAnswer, type IsOffline, watchDeparture } from './read-answer.ts';

/** How a server is asked to take a submission, and what its answers mean. */
export interface Protocol {
  readonly url: string;
  readonly headers: (submission: Submission) => Readonly<Record<string, string>>;
  /** The body, sent as JSON. */
  readonly bodyOf: (submission: Submission) => unknown;
  readonly read: (submission: Submission, answer: HttpAnswer, now: number) => Answer;
}

export interface FetchSenderDeps {
  readonly protocol: Protocol;
  /** `globalThis.fetch`, or as much of it as is used. */
  readonly fetch: (
    url: string,
    init: RequestInit,
  ) => Promise<Pick<Response, 'status' | 'headers' | 'text'>>;
  readonly clock: Pick<typeof Date, 'now'>;
  /** Only words depend on it, never whether to try. */
  readonly isOffline: IsOffline;
}

/** Sends submissions with `fetch`, from the page and from the worker. */
export const createFetchSender = ({
  protocol,
  fetch,
  clock,
  isOffline,
}: FetchSenderDeps): Send<Submission> => {
  return async (submission, signal) => {
    const withoutAnswer = watchDeparture(isOffline);
    let answer: Awaited<ReturnType<typeof fetch>>;
    try {
      answer = await fetch(protocol.url, {
        method: 'POST',
        headers: protocol.headers(submission),
        body: JSON.stringify(protocol.bodyOf(submission)),
        credentials: 'same-origin',
        cache: 'no-store',
        // A redirect is a portal's doing, not a receipt; followed, it would carry the words along.
        redirect: 'manual',
        signal,
      });
    } catch {
      return withoutAnswer(signal);
    }
    try {
      const body = await answer.text();
      const retryAfter = answer.headers.get('retry-after');
      return protocol.read(submission, { status: answer.status, retryAfter, body }, clock.now());
    } catch {
      return retry(signal.aborted ? 'timed-out' : 'no-network', true);
    }
  };
};
