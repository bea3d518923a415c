import type { FastifyBaseLogger } from 'fastify';
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

// An error that graphql-js or mercurius reports; some are GraphQLErrors.
interface Reported extends Error {
  readonly path?: readonly (string | number)[] | undefined;
  readonly originalError?: Error | undefined | null;
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

/** Returns the response to a malformed request. The message is sent to the client, not logged. */
export const requestError = (statusCode: number, message: string): ErrorAnswer => ({
  statusCode,
  errors: [
    // Suggestions would reveal the schema although introspection is off.
    {
      message: message.replace(/ Did you mean [^?]*\?/g, ''),
      // Lets a page compare the kinds and fields that this server accepts with its own.
      extensions: { code: codes[statusCode] ?? 'BAD_REQUEST', format: REQUEST_FORMAT },
    },
  ],
});

/** Logs an internal error under the request's `id`, which the response contains. */
export const internalError = (
  error: unknown,
  log: Pick<FastifyBaseLogger, 'error'>,
  id: string,
): ErrorAnswer => {
  log.error({ err: error }, 'graphql failed');
  return {
    statusCode: 500,
    errors: [
      {
        message: 'Something went wrong on our side. Please try again later.',
        extensions: { code: 'INTERNAL_SERVER_ERROR', id },
      },
    ],
  };
};

const notTaken = (error: NotTaken, log: Pick<FastifyBaseLogger, 'error'>): ErrorAnswer => {
  log.error({ err: error.cause }, 'a submission was not taken');
  return {
    statusCode: 503,
    errors: [{ message: error.message, extensions: { code: 'UNAVAILABLE' } }],
    retryAfterSeconds: error.retryAfterSeconds,
  };
};

const cause = (error: Reported): Error | null => {
  const original = error.originalError;
  return original && original.name !== 'GraphQLError' ? original : null;
};

export const operationErrors = (
  errors: readonly Reported[],
  log: Pick<FastifyBaseLogger, 'error'>,
  id: string,
): ErrorAnswer => {
  const answers = errors.map((error): ErrorAnswer => {
    const original = cause(error);
    const { path } = error;
    const answer =
      original instanceof RateLimited
        ? {
            statusCode: 429,
            errors: [{ message: original.message, extensions: { code: 'RATE_LIMITED' } }],
            retryAfterSeconds: original.retryAfterSeconds,
          }
        : original instanceof NotTaken
          ? notTaken(original, log)
          : original
            ? internalError(original, log, id)
            : requestError(400, error.message);
    return path
      ? { ...answer, errors: answer.errors.map((entry) => ({ ...entry, path })) }
      : answer;
  });
  const worst = answers.reduce((a, b) => (b.statusCode > a.statusCode ? b : a));
  return { ...worst, errors: answers.flatMap((answer) => answer.errors) };
};

/** Returns the response to a body that Fastify rejects: too large, of another type, or not JSON. */
export const frameworkError = (
  error: { readonly statusCode?: number; readonly code?: string },
  log: Pick<FastifyBaseLogger, 'error'>,
  id: string,
): ErrorAnswer => {
  const { statusCode = 500 } = error;
  if (statusCode >= 500) return internalError(error, log, id);
  return requestError(statusCode, refusals[statusCode] ?? 'The request body is not valid JSON');
};
