import { type Answer, retry } from '@site/outbox';
import * as v from 'valibot';
import { kinds } from '../kinds.ts';
import { REQUEST_FORMAT } from '../operation.ts';
import type { Submission } from '../submission.ts';
import { parseRetryAfter } from './retry-after.ts';

/** Whether the device says now that it has no connection. */
export type IsOffline = () => boolean;

/**
 * Reads a request that ended without an answer; call before it starts, then with how it ended.
 * `fetch` does not tell 'never left' from 'answer lost': only a device that was without a connection
 * from the start to the end is sure that nothing left it.
 */
export const watchDeparture = (isOffline: IsOffline) => {
  const offlineAtStart = isOffline();
  return (signal: AbortSignal): Answer => {
    if (signal.aborted) return retry('timed-out', true);
    return retry('no-network', !(offlineAtStart && isOffline()));
  };
};

const response = v.object({
  data: v.nullish(v.record(v.string(), v.unknown())),
  errors: v.nullish(v.array(v.unknown())),
});

const result = v.variant('__typename', [
  v.object({
    __typename: v.literal('SubmissionReceipt'),
    id: v.string(),
    receivedAt: v.string(),
  }),
  v.object({
    __typename: v.literal('SubmissionRejection'),
    id: v.string(),
    problems: v.array(v.object({ field: v.string(), message: v.string() })),
  }),
]);

const refusal = v.object({
  extensions: v.variant('code', [
    v.object({ code: v.literal('PAYLOAD_TOO_LARGE') }),
    v.object({
      code: v.literal('BAD_REQUEST'),
      /** The server's {@link REQUEST_FORMAT}; earlier releases do not tell it. */
      format: v.optional(v.string()),
    }),
  ]),
});

// What ran and failed names the field (GraphQL, 'Error Result Format'); where nothing does, nothing ran.
const executionError = v.object({ path: v.array(v.union([v.string(), v.number()])) });
const mayHaveRun = (errors: readonly unknown[]): boolean =>
  errors.some((error) => v.is(executionError, error));

const refused = (message: string) => ({
  status: 'refused' as const,
  problems: [{ field: 'request', message }],
});
/** What no release at either end can make of a submission. */
export const notUnderstood = refused(
  'Our server could not read this message. Please reload the page and send it again.',
);
const tooLarge = refused('This message is too long for our server. Please shorten it.');

/** What the errors of our own server say of the request as such; null where they do not. */
const refusalAsSuch = (errors: readonly unknown[]): Answer | null => {
  const parsed = v.safeParse(v.array(refusal), errors);
  if (!parsed.success) return null;
  const reasons = parsed.output.map(({ extensions }) => extensions);
  if (reasons.some(({ code }) => code === 'PAYLOAD_TOO_LARGE')) return tooLarge;
  const isOfThisRelease = reasons.every(
    (reason) => reason.code === 'BAD_REQUEST' && reason.format === REQUEST_FORMAT,
  );
  // Refused before any resolver ran: nothing was stored.
  return isOfThisRelease ? notUnderstood : retry('not-understood', false);
};

/** Reads a GraphQL response. Only the result of this submission's own operation and id counts. */
const readResponse = (submission: Submission, body: unknown): Answer => {
  const parsed = v.safeParse(response, body);
  if (!parsed.success) return retry('not-our-answer', true);
  const { data, errors } = parsed.output;
  const answer = v.safeParse(result, data?.[kinds[submission.kind].mutation.field]);
  if (answer.success && answer.output.id === submission.id) {
    return answer.output.__typename === 'SubmissionReceipt'
      ? { status: 'receipt', id: answer.output.id, receivedAt: answer.output.receivedAt }
      : { status: 'refused', problems: answer.output.problems };
  }
  if (!errors || errors.length === 0) return retry('not-our-answer', true);
  return refusalAsSuch(errors) ?? retry('server-error', mayHaveRun(errors));
};

/** An HTTP answer, read to its end. */
export interface HttpAnswer {
  /** 0 stands for a redirect that was not followed. */
  readonly status: number;
  /** The Retry-After header. */
  readonly retryAfter: string | null;
  readonly body: string;
}

/** Undefined where it is no JSON. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const isMarkup = (body: string): boolean => body.trimStart().startsWith('<');

/** What an answer means that says nothing about the submission itself. */
export const byStatus = (status: number, retryAfterMs: number | undefined): Answer => {
  // Redirected or turned away before it was stored; a 408 or a 5xx may come from a gateway in
  // front of a server that did store it.
  const turnedAway = status < 500 && status !== 408;
  return retry('http-status', !turnedAway, retryAfterMs);
};

/**
 * Reads an HTTP answer to `submission`. A receipt needs a 2xx status; a rejection may also come
 * with a 4xx one, other than 408 and 429, which say nothing about the submission itself.
 */
export const readAnswer = (submission: Submission, answer: HttpAnswer, now: number): Answer => {
  const { status } = answer;
  const retryAfterMs = parseRetryAfter(answer.retryAfter, now);
  const accepted = status >= 200 && status < 300;
  // A page instead of our answer is a portal's: the request went no further.
  if (accepted && isMarkup(answer.body)) return retry('not-our-answer', false, retryAfterMs);
  const mayRefuse = status >= 400 && status < 500 && status !== 408 && status !== 429;
  if (accepted || mayRefuse) {
    const read = readResponse(submission, parseJson(answer.body));
    if (read.status === 'refused') return read;
    if (read.status === 'retry' && (accepted || read.reason === 'not-understood')) {
      return retry(read.reason, read.mayHaveArrived, retryAfterMs);
    }
    if (accepted) return read;
  }
  // Nobody there to take it (RFC 9110, 15.6.4).
  if (status === 503) return retry('http-status', false, retryAfterMs);
  return byStatus(status, retryAfterMs);
};
