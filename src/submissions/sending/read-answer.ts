import { type Answer, retry } from '@site/outbox';
import * as v from 'valibot';
import { kinds } from '../kinds.ts';
import { REQUEST_FORMAT, requestFor } from '../operation.ts';
import { signsHeader } from '../spam-signs.ts';
import type { Submission } from '../submission.ts';
import type { Protocol } from './fetch-sender.ts';
import { parseRetryAfter } from './retry-after.ts';

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
  extensions: v.object({
    code: v.picklist(['PAYLOAD_TOO_LARGE', 'BAD_REQUEST']),
    /** The server's {@link REQUEST_FORMAT}. Earlier releases do not send it. */
    format: v.optional(v.string()),
  }),
});

// Only an error from a resolver has a path (GraphQL, 'Error Result Format').
const executionError = v.object({ path: v.array(v.union([v.string(), v.number()])) });
const mayHaveRun = (errors: readonly unknown[]): boolean =>
  errors.some((error) => v.is(executionError, error));

const refused = (message: string) => ({
  status: 'refused' as const,
  problems: [{ field: 'request', message }],
});
/** A server of this release could not read the request, so a retry would fail too. */
export const notUnderstood = refused(
  'Our server could not read this message. Please reload the page and send it again.',
);
const tooLarge = refused('This message is too long for our server. Please shorten it.');

/** Reads our own server's errors about the request itself. Returns null for other errors. */
const refusalAsSuch = (errors: readonly unknown[]): Answer | null => {
  const parsed = v.safeParse(v.array(refusal), errors);
  if (!parsed.success) return null;
  const reasons = parsed.output.map(({ extensions }) => extensions);
  if (reasons.some(({ code }) => code === 'PAYLOAD_TOO_LARGE')) return tooLarge;
  const isOfThisRelease = reasons.every(({ format }) => format === REQUEST_FORMAT);
  // The server rejected the request before any resolver ran, so nothing was stored.
  return isOfThisRelease ? notUnderstood : retry('not-understood', false);
};

/** Reads a GraphQL response. Only a result for this submission's own operation and id counts. */
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

export interface HttpAnswer {
  /** The HTTP status. 0 means a redirect that was not followed. */
  readonly status: number;
  readonly retryAfter: string | null;
  readonly body: string;
}

export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const isMarkup = (body: string): boolean => body.trimStart().startsWith('<');

/** Reads a response that contains no result for the submission itself. */
export const byStatus = (status: number, retryAfterMs: number | undefined): Answer => {
  // True if nothing was stored, because the request was redirected or rejected. A gateway may send
  // 408 or 5xx even though its server has stored the submission.
  const turnedAway = status < 500 && status !== 408;
  return retry('http-status', !turnedAway, retryAfterMs);
};

/**
 * Reads the HTTP response to `submission`. A receipt counts only with a 2xx status. A rejection
 * also counts with a 4xx status, except 408 and 429, which say nothing about the submission itself.
 */
export const readAnswer = (submission: Submission, answer: HttpAnswer, now: number): Answer => {
  const { status } = answer;
  const retryAfterMs = parseRetryAfter(answer.retryAfter, now);
  const accepted = status >= 200 && status < 300;
  // Markup comes from a captive portal, which did not forward the request.
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
  // 503 means that the server did not process the request (RFC 9110, 15.6.4).
  if (status === 503) return retry('http-status', false, retryAfterMs);
  return byStatus(status, retryAfterMs);
};

export const graphqlAt = (endpoint: string): Protocol => ({
  url: endpoint,
  headers: ({ signs }) => ({
    'content-type': 'application/json',
    accept: 'application/graphql-response+json, application/json',
    ...signsHeader(signs),
  }),
  bodyOf: requestFor,
  read: readAnswer,
});
