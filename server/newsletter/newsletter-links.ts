import type { FastifyPluginAsync } from 'fastify';
import { newsletterLinks } from '../../src/submissions/native-forms.ts';
import { Unavailable } from '../database/database.ts';
import { acceptPosts, answer, readFormPages } from '../forms/form-pages.ts';
import { isFromThisSite } from '../forms/same-site.ts';
import type { Storage } from '../submissions/open-storage.ts';

const BODY_LIMIT = 4096;

export interface NewsletterLinksDeps {
  /** @throws Unavailable while there is no database */
  readonly storage: () => Pick<Storage, 'subscriptions'>;
  readonly siteDir: string;
}

interface LinkRoute {
  Querystring: { token?: unknown };
}

/** Whether a form body, urlencoded or multipart, requests one-click unsubscription (RFC 8058). */
const isOneClick = (body: unknown): boolean =>
  typeof body === 'string' && /List-Unsubscribe\b[^\w-]+One-Click\b/.test(body);

/**
 * Handles POST requests from the pages that newsletter emails link to. A GET changes nothing,
 * because virus scanners open the links in emails.
 */
export const newsletterLinkPosts: FastifyPluginAsync<NewsletterLinksDeps> = async (
  app,
  { storage, siteDir },
) => {
  const pages = readFormPages(siteDir, app.log);

  acceptPosts(app, '*', BODY_LIMIT);
  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    const { statusCode = 500 } = error;
    if (statusCode < 500) return answer(reply, statusCode, pages.refusal(statusCode));
    request.log.error({ err: error }, 'newsletter link failed');
    // The link still works, so the visitor can try it again.
    const away = error instanceof Unavailable;
    if (away) reply.header('retry-after', error.retryAfterSeconds);
    return answer(reply, away ? 503 : 500, pages.brokenLink('failed'));
  });

  for (const link of ['confirm', 'unsubscribe'] as const) {
    app.post<LinkRoute>(newsletterLinks[link].page, {
      onRequest: async (request, reply) => {
        // Unsubscribing needs only the token: mail programs send no origin, or a foreign one.
        if (link === 'confirm' && !isFromThisSite(request)) {
          return answer(reply, 403, pages.refusal(403));
        }
      },
      handler: async (request, reply) => {
        const { confirm, end } = storage().subscriptions;
        const { token } = request.query;
        const isValid = await (link === 'confirm' ? confirm(token) : end(token));
        if (!isValid) return answer(reply, 404, pages.brokenLink(link));
        // A one-click request gets no redirect, because mail programs do not follow redirects.
        if (isOneClick(request.body)) return answer(reply, 200, null);
        return reply.redirect(newsletterLinks[link].done, 303);
      },
    });
  }
};
