import type { FastifyRequest } from 'fastify';

/**
 * Whether a form was posted from this site, according to the browser's headers. Also true without
 * Sec-Fetch-Site and Origin, because some old browsers send neither.
 */
export const isFromThisSite = ({
  headers,
  host,
}: Pick<FastifyRequest, 'headers' | 'host'>): boolean => {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = headers;
  if (origin === undefined) return true;
  // The origin of a sandboxed frame, for example, is `null`, which `URL` cannot parse.
  return URL.canParse(origin) && new URL(origin).host === host.toLowerCase();
};
