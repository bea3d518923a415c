import { type Answer, retry, type Send } from '@site/outbox';
import type { Submission } from '../submission.ts';
import type { HttpAnswer } from './read-answer.ts';

export interface Protocol {
  readonly url: string;
  readonly headers: (submission: Submission) => Readonly<Record<string, string>>;
  readonly bodyOf: (submission: Submission) => unknown;
  readonly read: (submission: Submission, answer: HttpAnswer, now: number) => Answer;
}

export interface FetchSenderDeps {
  readonly protocol: Protocol;
  readonly fetch: (
    url: string,
    init: RequestInit,
  ) => Promise<Pick<Response, 'status' | 'headers' | 'text'>>;
  readonly clock: Pick<typeof Date, 'now'>;
  /** Affects only `mayHaveArrived`. A request is sent even if the device claims to be offline. */
  readonly isOffline: () => boolean;
}

export const createFetchSender =
  ({ protocol, fetch, clock, isOffline }: FetchSenderDeps): Send<Submission> =>
  async (submission, signal) => {
    const offlineAtStart = isOffline();
    let isAnswered = false;
    try {
      const answer = await fetch(protocol.url, {
        method: 'POST',
        headers: protocol.headers(submission),
        body: JSON.stringify(protocol.bodyOf(submission)),
        credentials: 'same-origin',
        cache: 'no-store',
        // A redirect may come from a captive portal, which would then receive the text.
        redirect: 'manual',
        signal,
      });
      isAnswered = true;
      const body = await answer.text();
      const retryAfter = answer.headers.get('retry-after');
      return protocol.read(submission, { status: answer.status, retryAfter, body }, clock.now());
    } catch {
      if (signal.aborted) return retry('timed-out', true);
      // `fetch` does not say whether the request was sent. If the device was offline before and
      // after the attempt, the request was certainly not sent.
      return retry('no-network', isAnswered || !(offlineAtStart && isOffline()));
    }
  };
