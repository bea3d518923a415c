import type { FastifyRequest } from 'fastify';
import { SIGNS_HEADER } from '../../src/submissions/spam-signs.ts';

const DAY_SECONDS = 86_400;

/**
 * Returns the headers that let pages of the allowed origins post to this endpoint and read the
 * response. Credentials are not allowed, because the endpoint does not use cookies.
 */
export const corsHeaders = (
  { method, headers: { origin } }: Pick<FastifyRequest, 'method' | 'headers'>,
  allowed: readonly string[],
): Readonly<Record<string, string>> => {
  if (allowed.length === 0) return {};
  if (origin === undefined || !allowed.includes(origin)) return { vary: 'origin' };
  return {
    vary: 'origin',
    'access-control-allow-origin': origin,
    // Without this header, the outbox cannot read how long to wait.
    'access-control-expose-headers': 'retry-after',
    ...(method === 'OPTIONS' && {
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': `content-type, ${SIGNS_HEADER}`,
      'access-control-max-age': String(DAY_SECONDS),
    }),
  };
};
