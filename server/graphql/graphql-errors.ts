import type { FastifyBaseLogger } from 'fastify';
import { GraphQLError } from 'graphql';
import { REQUEST_FORMAT } from '../../src/submissions/operation.ts';
import { RateLimited } from '../limits/rate-limit.ts';
import { NotTaken } from '../submissions/receive.ts';

export interface ErrorEntry {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions: { readonly code: string; readonly [detail: string]: unknown };
}

export interface ErrorAnswer {
  readonly statusCode: number;
  readonly errors: readonly ErrorEntry[];
  readonly retryAfterSeconds?: number;
}

const codes: Readonly<Record<number, string>> = {
  405: 'METHOD_NOT_ALLOWED',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
};

const refusals: Readonly<Record<number, string>> = {
  413: 'The request body is too large',
  415: 'The request body must be application/json',
};

type Log = Pick<FastifyBaseLogger, 'error'>;

const answerOf = (
  statusCode: number,
  message: string,
  extensions: ErrorEntry['extensions'],
): ErrorAnswer => ({ statusCode, errors: [{ message, extensions }] });

/**
 * Returns the response to a rejected request. The response contains the message, which is not
 * logged.
 */
export const requestError = (statusCode: number, message: string): ErrorAnswer =>
  answerOf(
    statusCode,
    // Removes suggestions, which would reveal the schema even though introspection is off.
    message.replace(/ Did you mean [^?]*\?/g, ''),
    // `format` lets a page detect that its kinds and fields differ from this server's.
    { code: codes[statusCode] ?? 'BAD_REQUEST', format: REQUEST_FORMAT },
  );

/** Logs an internal error with the request's `id`, which the response also contains. */
const internalError = (error: unknown, log: Log, id: string): ErrorAnswer => {
  log.error({ err: error }, 'graphql failed');
  return answerOf(500, 'Something went wrong on our side. Please try again later.', {
    code: 'INTERNAL_SERVER_ERROR',
    id,
  });
};

const answerTo = (error: GraphQLError, log: Log, id: string): ErrorAnswer => {
  const cause = error.originalError;
  if (!cause || cause instanceof GraphQLError) return requestError(400, error.message);
  if (cause instanceof RateLimited) {
    const { retryAfterSeconds } = cause;
    return { ...answerOf(429, cause.message, { code: 'RATE_LIMITED' }), retryAfterSeconds };
  }
  if (cause instanceof NotTaken) {
    const { retryAfterSeconds } = cause;
    log.error({ err: cause.cause }, 'a submission was not accepted');
    return { ...answerOf(503, cause.message, { code: 'UNAVAILABLE' }), retryAfterSeconds };
  }
  return internalError(cause, log, id);
};

export const operationErrors = (
  errors: readonly GraphQLError[],
  log: Log,
  id: string,
): ErrorAnswer => {
  const answers = errors.map((error) => {
    const { path } = error;
    const answer = answerTo(error, log, id);
    return { ...answer, errors: answer.errors.map((each) => (path ? { ...each, path } : each)) };
  });
  const worst = answers.reduce((a, b) => (b.statusCode > a.statusCode ? b : a));
  return { ...worst, errors: answers.flatMap((answer) => answer.errors) };
};

/**
 * Returns the response to a body that Fastify rejects: too large, of the wrong type, or not JSON.
 */
export const frameworkError = (
  error: { readonly statusCode?: number; readonly code?: string },
  log: Log,
  id: string,
): ErrorAnswer => {
  const { statusCode = 500 } = error;
  if (statusCode >= 500) return internalError(error, log, id);
  return requestError(statusCode, refusals[statusCode] ?? 'The request body is not valid JSON');
};
