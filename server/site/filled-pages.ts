import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import type { siteHandler } from './serve-site.ts';
import { acceptedEncodings, type BuiltSite } from './site-files.ts';

const zip = promisify(gzip);

export interface FilledPageDeps {
  readonly built: BuiltSite;
  /** Sends the page as it was built, if there is nothing to fill in. */
  readonly answer: ReturnType<typeof siteHandler>;
}

/** Puts `html` into the `<noscript id="…">` of `page`, for browsers without JavaScript. */
export const fillNoscript = (page: string, id: string, html: string): string =>
  page.replace(
    new RegExp(`(<noscript id="${id}">)[\\s\\S]*?(</noscript>)`),
    (_, open: string, close: string) => open + html + close,
  );

export const sendFilled = async (reply: FastifyReply, html: string) => {
  reply
    .type('text/html; charset=utf-8')
    .headers({ 'cache-control': 'no-store', vary: 'accept-encoding' });
  const accepted = acceptedEncodings(String(reply.request.headers['accept-encoding'] ?? ''));
  if (!accepted.includes('gzip')) return reply.send(html);
  return reply.header('content-encoding', 'gzip').send(await zip(html));
};
