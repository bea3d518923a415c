import { type Answer, retry, type Send } from '@site/outbox';
import type { Submission } from '../submission.ts';
import { type HttpAnswer, type IsOffline, watchDeparture } from './read-answer.ts';

/** How to send a submission to a server, and how to read its answers. */
export interface Protocol {
  readonly url: string;
  readonly headers: (submission: Submission) => Readonly<Record<string, string>>;
  /** The body, sent as JSON. */
  readonly bodyOf: (submission: Submission) => unknown;
  readonly read: (submission: Submission, answer: HttpAnswer, now: number) => Answer;
}

export interface FetchSenderDeps {
  readonly protocol: Protocol;
  /** `globalThis.fetch`, reduced to the used parts. */
  readonly fetch: (
    url: string,
    init: RequestInit,
  ) => Promise<Pick<Response, 'status' | 'headers' | 'text'>>;
  readonly clock: Pick<typeof Date, 'now'>;
  /** Only affects words, never whether to try. */
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
        // A redirect is from a portal, not a receipt; following it would forward the words.
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
