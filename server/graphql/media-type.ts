import type { FastifyReply } from 'fastify';
import { acceptWeights } from '../accept.ts';
import type { ErrorAnswer } from './graphql-errors.ts';

const RESPONSE = 'application/graphql-response+json; charset=utf-8';
const PLAIN = 'application/json; charset=utf-8';

export const mediaTypeFor = (accept = ''): typeof RESPONSE | typeof PLAIN => {
  const weights = acceptWeights(accept);
  const wanted = weights.get('application/graphql-response+json') ?? 0;
  return wanted > 0 && wanted >= (weights.get('application/json') ?? 0) ? RESPONSE : PLAIN;
};

/**
 * Sends errors. A plain JSON response to a well-formed request has status 200 unless the server has
 * failed: clients would attribute any other status to a proxy.
 */
export const sendErrors = (
  reply: FastifyReply,
  { statusCode, errors, retryAfterSeconds }: ErrorAnswer,
  request: 'well-formed' | 'malformed' = 'malformed',
) => {
  // When Fastify handles an error, it drops any content type that was already set.
  const type = mediaTypeFor(reply.request.headers.accept);
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  const isRead = type === PLAIN && request === 'well-formed' && statusCode < 500;
  return reply
    .code(isRead ? 200 : statusCode)
    .type(type)
    .send({ errors });
};
