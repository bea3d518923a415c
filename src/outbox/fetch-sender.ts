import { requestFor } from '../submissions/operation.ts';
import { signsHeader } from '../submissions/spam-signs.ts';
import type { Clock } from './clock.ts';
import { type IsOffline, readAnswer, type Send, tryLater, watchDeparture } from './outcome.ts';

export interface FetchSenderDeps {
  readonly endpoint: string;
  /** `globalThis.fetch`, or as much of it as is used. */
  readonly fetch: (
    url: string,
    init: RequestInit,
  ) => Promise<Pick<Response, 'status' | 'headers' | 'text'>>;
  readonly clock: Pick<Clock, 'now'>;
  /** Only words depend on it, never whether to try. */
  readonly isOffline: IsOffline;
}

/** Sends with `fetch`: what the service worker uses, where the Apollo client has no place. */
export const createFetchSender = ({ endpoint, fetch, clock, isOffline }: FetchSenderDeps): Send => {
  return async (submission, signal) => {
    const withoutAnswer = watchDeparture(isOffline);
    let answer: Awaited<ReturnType<typeof fetch>>;
    try {
      answer = await fetch(endpoint, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/graphql-response+json, application/json',
          ...signsHeader(submission.signs, endpoint),
        },
        body: JSON.stringify(requestFor(submission)),
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
      return readAnswer(submission, { status: answer.status, retryAfter, body }, clock.now());
    } catch {
      return tryLater(signal.aborted ? 'timed-out' : 'no-network', true);
    }
  };
};
