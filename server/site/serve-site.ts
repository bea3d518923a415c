import type { FastifyReply, FastifyRequest } from 'fastify';
import { canonicalPath, decode, notFoundFile, resolvePage } from '../../src/urls/resolve-page.ts';
import type { SiteFiles } from './site-files.ts';

const YEAR = 'public, max-age=31536000, immutable';
const ALWAYS_ASK = 'no-cache';

// For an SVG that is opened directly, as a document: allows its styles, but not its scripts.
const SVG_POLICY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox";

// For assets, which are not documents: the pages' longer policy would only waste bytes.
const PART_POLICY = "default-src 'none'";

// Safe in a Location header: browsers interpret `//host` and `/\host` as another site.
const LOCAL_PATH = /^\/(?![/\\])[\w.~!$&'()*+,;=:@%/-]*$/;
const QUERY = /^[!-~]*$/;

const MARKDOWN = /^(.+)\.md$/;

/** @param name the name of the page's file, without the extension */
const pageOf = (name: string): string => canonicalPath(`/${name}`.replace(/\/index$/, ''));

const sendMissing = (reply: FastifyReply): FastifyReply =>
  reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('Not found\n');

export const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD';

const matches = (ifNoneMatch: string, etag: string): boolean =>
  ifNoneMatch.split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim()));

/**
 * Creates the handler that sends the site's files and pages, for all URLs that are not endpoints.
 * @param files the site with openings rendered into its pages
 * @param built the same files, as the build wrote them. The service worker verifies their bytes.
 */
export const siteHandler = (files: SiteFiles, built: SiteFiles) => {
  const sendFile = async (
    { headers }: FastifyRequest,
    reply: FastifyReply,
    file: string,
    status: 200 | 404,
    from = files,
  ): Promise<FastifyReply> => {
    const found = await from.read(file, String(headers['accept-encoding'] ?? ''));
    if (!found) return sendMissing(reply);
    const { body, type, etag, encoding, isGone } = found;
    reply.headers({
      'cache-control': file.startsWith('assets/') ? YEAR : ALWAYS_ASK,
      // Range requests are not supported, because no file is large enough to need them.
      'accept-ranges': 'none',
      vary: file.endsWith('.html') ? 'accept-encoding, sec-fetch-mode' : 'accept-encoding',
    });
    if (file.startsWith('assets/')) reply.header('content-security-policy', PART_POLICY);
    // For search engines, the HTML page is the canonical version of its Markdown.
    const [, page] = MARKDOWN.exec(file) ?? [];
    if (page) reply.header('link', `<${pageOf(page)}>; rel="canonical"`);
    if (type === 'image/svg+xml') reply.header('content-security-policy', SVG_POLICY);
    if (status === 200 && !isGone) {
      reply.header('etag', etag);
      if (matches(headers['if-none-match'] ?? '', etag)) return reply.code(304).send();
    }
    if (encoding) reply.header('content-encoding', encoding);
    return reply
      .code(isGone ? 410 : status)
      .type(type)
      .send(body);
  };

  const redirect = (reply: FastifyReply, path: string, query: string): FastifyReply =>
    reply
      .header('cache-control', ALWAYS_ASK)
      .header('vary', 'sec-fetch-mode')
      .redirect(QUERY.test(query) ? path + query : path, 301);

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (!isRead(request.method)) {
      return reply
        .code(405)
        .headers({ allow: 'GET, HEAD', 'cache-control': 'no-store' })
        .send({ error: 'Method not allowed' });
    }
    const [, pathname = '', query = ''] = /^([^?]*)(\?.*)?$/s.exec(request.raw.url ?? '') ?? [];
    // Here, the request target is `*`, or a whole URL, as in a request to a proxy.
    if (!pathname.startsWith('/')) return sendFile(request, reply, notFoundFile, 404);
    const file = (decode(pathname) ?? '').slice(1);
    if (files.has(file)) {
      // The service worker fetches pages by file name and must not be redirected. A visitor who
      // opens such a URL must be redirected, because the router has no route for it.
      const isOpened = (request.headers['sec-fetch-mode'] ?? 'navigate') === 'navigate';
      if (!file.endsWith('.html')) return sendFile(request, reply, file, 200);
      if (!isOpened) return sendFile(request, reply, file, 200, built);
      return redirect(reply, pageOf(file.slice(0, -'.html'.length)), query);
    }
    const canonical = canonicalPath(pathname);
    // A missing asset belongs to another release. An HTML page would be useless, and a cached 404
    // would be harmful, because the next release may contain the file again.
    if (canonical.startsWith('/assets/')) return sendMissing(reply);
    if (canonical !== pathname && LOCAL_PATH.test(canonical)) {
      return redirect(reply, canonical, query);
    }
    const page = resolvePage(pathname, files.has);
    return sendFile(request, reply, page.file, page.status);
  };
};
