import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';

/** Returns a function that logs one warning if an untrusted proxy sends forwarding headers. */
export const forwardedNotice = (
  trustProxy: false | string,
  log: Pick<FastifyBaseLogger, 'warn'>,
): ((headers: IncomingHttpHeaders) => void) => {
  let isSilent = trustProxy !== false;
  return (headers) => {
    if (isSilent || !(headers['x-forwarded-for'] || headers['x-forwarded-proto'])) return;
    isSilent = true;
    log.warn(
      'Requests have X-Forwarded-* headers, but TRUST_PROXY is off. Behind a proxy, all visitors share ' +
        'one limit, and HSTS is not sent. See docs/deployment.md.',
    );
  };
};
