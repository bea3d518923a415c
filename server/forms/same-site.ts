import type { FastifyRequest } from 'fastify';

const originIs = (origin: string, host: string): boolean => {
  // `URL` cannot parse the origin `null`, for example of a sandboxed frame.
  return URL.canParse(origin) && new URL(origin).host === host.toLowerCase();
};

/**
 * Whether a form was posted from a page of this site, according to the browser. Also accepts a post
 * without Sec-Fetch-Site and Origin, because some old browsers send neither.
 */
export const isFromThisSite = ({
  headers,
  host,
}: Pick<FastifyRequest, 'headers' | 'host'>): boolean => {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = headers;
  return origin === undefined || originIs(origin, host);
};
