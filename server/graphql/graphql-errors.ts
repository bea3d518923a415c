import type { FastifyRequest } from 'fastify';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { REQUEST_FORMAT } from '../../src/submissions/operation.ts';
import { RateLimited } from '../limits/visitor-limit.ts';
import { NotTaken } from '../submissions/receive.ts';

export interface ErrorAnswer {
  readonly statusCode: number;
  readonly errors: readonly GraphQLFormattedError[];
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

type Request = Pick<FastifyRequest, 'log' | 'id'>;

const answerOf = (
  statusCode: number,
  message: string,
  extensions: { readonly code: string; readonly [detail: string]: unknown },
): ErrorAnswer => ({ statusCode, errors: [{ message, extensions }] });

export const requestError = (statusCode: number, message: string): ErrorAnswer =>
  answerOf(
    statusCode,
    // Removes suggestions, which would reveal the schema even though introspection is off.
    message.replace(/ Did you mean [^?]*\?/g, ''),
    // `format` lets a page detect that its kinds and fields differ from this server's.
    { code: codes[statusCode] ?? 'BAD_REQUEST', format: REQUEST_FORMAT },
  );

const internalError = (error: unknown, { log, id }: Request): ErrorAnswer => {
  log.error({ err: error }, 'graphql failed');
  return answerOf(500, 'Something went wrong on our side. Please try again later.', {
    code: 'INTERNAL_SERVER_ERROR',
    id,
  });
};

const answerTo = (error: GraphQLError, request: Request): ErrorAnswer => {
  const cause = error.originalError;
  if (!cause || cause instanceof GraphQLError) return requestError(400, error.message);
  if (cause instanceof RateLimited) {
    const { retryAfterSeconds } = cause;
    return { ...answerOf(429, cause.message, { code: 'RATE_LIMITED' }), retryAfterSeconds };
  }
  if (cause instanceof NotTaken) {
    const { retryAfterSeconds } = cause;
    request.log.error({ err: cause.cause }, 'a submission was not accepted');
    return { ...answerOf(503, cause.message, { code: 'UNAVAILABLE' }), retryAfterSeconds };
  }
  return internalError(cause, request);
};

export const operationErrors = (errors: readonly GraphQLError[], request: Request): ErrorAnswer => {
  const answers = errors.map((error) => {
    const { path } = error;
    const answer = answerTo(error, request);
    return { ...answer, errors: answer.errors.map((each) => (path ? { ...each, path } : each)) };
  });
  const worst = answers.reduce((a, b) => (b.statusCode > a.statusCode ? b : a));
  return { ...worst, errors: answers.flatMap((answer) => answer.errors) };
};

/** Returns the response to a body that Fastify rejects: too large, wrong type, or not JSON. */
export const frameworkError = (
  error: { readonly statusCode?: number },
  request: Request,
): ErrorAnswer => {
  const { statusCode = 500 } = error;
  if (statusCode >= 500) return internalError(error, request);
  return requestError(statusCode, refusals[statusCode] ?? 'The request body is not valid JSON');
};
