import type { FastifyRequest } from 'fastify';

const originIs = (origin: string, host: string): boolean => {
  // `null` is the origin of a sandboxed frame, and of nobody.
  return URL.canParse(origin) && new URL(origin).host === host.toLowerCase();
};

/**
 * Whether a form was posted from a page of this site, as far as the browser says. One that says
 * neither is old, or is no browser and acts for nobody else.
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
