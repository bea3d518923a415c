import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptWeights } from '../accept.ts';
import { siteFilesIn } from './site-files.ts';

const zip = promisify(gzip);

/** Puts `html` into the `<noscript id="…">` of `page`, for browsers without script. */
export const fillNoscript = (page: string, id: string, html: string): string =>
  page.replace(
    new RegExp(`(<noscript id="${id}">)[\\s\\S]*?(</noscript>)`),
    (_, open: string, close: string) => open + html + close,
  );

export const filledPages = (siteDir: string) => {
  const files = siteFilesIn(siteDir);
  return {
    /** Returns the text of a file of the site; '' if the file is missing. */
    read: async (file: string): Promise<string> =>
      (await files.read(file, ''))?.body.toString() ?? '',

    async send({ headers }: FastifyRequest, reply: FastifyReply, html: string) {
      reply
        .type('text/html; charset=utf-8')
        .headers({ 'cache-control': 'no-store', vary: 'accept-encoding' });
      const accepted = acceptWeights(String(headers['accept-encoding'] ?? ''));
      if ((accepted.get('gzip') ?? 0) <= 0) return reply.send(html);
      return reply.header('content-encoding', 'gzip').send(await zip(html));
    },
  };
};
