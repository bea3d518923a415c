import { randomUUID } from 'node:crypto';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { guardedServer } from './connections/guarded-server.ts';
import { Unavailable } from './database/database.ts';
import { forms } from './forms/forms.ts';
import { forwardedNotice } from './forwarded-notice.ts';
import { graphql } from './graphql/graphql.ts';
import type { Metrics } from './metrics/metrics.ts';
import { metricsPage } from './metrics/metrics-page.ts';
import { newsletterLinkPosts } from './newsletter/newsletter-links.ts';
import { watchOpenings } from './openings-file.ts';
import { release } from './release.ts';
import { searchPage } from './search/search-page.ts';
import type { Settings } from './settings.ts';
import { contactPage } from './site/contact-page.ts';
import { withOpenings } from './site/live-site.ts';
import { readSecurityHeaders } from './site/security-headers.ts';
import { isRead, siteHandler } from './site/serve-site.ts';
import { readSiteFiles } from './site/site-files.ts';
import { openStorage } from './submissions/open-storage.ts';
import { openWhenAvailable } from './submissions/open-when-available.ts';
import { createReceive } from './submissions/receive.ts';

const OPENINGS_LOOK_MS = 5_000;

interface Parts {
  readonly settings: Settings;
  readonly logger: FastifyBaseLogger;
  /** Tests replace this. */
  readonly open?: typeof openStorage;
}

/** @throws if the database cannot be opened, unless it is only temporarily unavailable */
export const buildApp = async ({
  settings,
  logger,
  open = openStorage,
}: Parts): Promise<FastifyInstance> => {
  const metrics: Metrics | undefined =
    settings.metricsToken === undefined
      ? undefined
      : (await import('./metrics/metrics.ts')).createMetrics(async () =>
          storage.current().mailState(),
        );
  const openings = watchOpenings(logger, settings.openingsFile);
  const storage = await openWhenAvailable(
    () => open(settings, logger, openings.titleOf, metrics?.timed),
    logger,
  );
  const { siteDir } = settings;
  const built = readSiteFiles(siteDir);
  const files = await withOpenings(built, { siteDir, openings, log: logger });
  const answer = siteHandler(files, built);
  const securityHeaders = readSecurityHeaders(siteDir, logger);

  const app = fastify({
    loggerInstance: logger,
    // Fastify's own log lines contain the visitor's address and the whole URL.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: settings.trustProxy,
    serverFactory: (handler) => guardedServer(handler, settings),
    // Requests on open connections still get a response while the server is stopping.
    return503OnClosing: false,
    // Handles requests with an undecodable URL, which reach neither routes nor hooks.
    frameworkErrors: (_, request, reply) => {
      reply.headers(securityHeaders(request.protocol === 'https'));
      return answer(request, reply);
    },
  });

  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onClose', storage.close);

  // Logs mistakes in the openings file soon after an edit, even without requests.
  openings.read();
  const looking = setInterval(openings.read, OPENINGS_LOOK_MS).unref();
  app.addHook('onClose', async () => clearInterval(looking));

  const noticeForwarded = forwardedNotice(settings.trustProxy, logger);
  app.addHook('onRequest', async (request, reply) => {
    noticeForwarded(request.headers);
    reply.headers(securityHeaders(request.protocol === 'https'));
    // Rejects unsupported methods before the body is read.
    if (request.is404 && !isRead(request.method)) await answer(request, reply);
  });
  app.addHook('onSend', async (_, reply) => {
    // Without this header, idle browser connections would delay the shutdown.
    if (isClosing) reply.header('connection', 'close');
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        path: request.raw.url?.split('?', 1)[0]?.slice(0, 200),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
  });

  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    const { statusCode = 500 } = error;
    if (statusCode < 500) return reply.code(statusCode).send({ error: 'Bad request' });
    request.log.error({ err: error }, 'request failed');
    return reply.code(500).send({ error: 'Something went wrong on our side', id: request.id });
  });

  // For load balancers. Ignores the database, because the server serves pages even without it.
  app.get('/livez', async (_, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  app.get<{ Querystring: { deep?: string } }>('/healthz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      const { submissions, mailIsFailing } = storage.current();
      const atRisk = await submissions.check();
      if (request.query.deep === '1' && (await mailIsFailing())) {
        return reply.code(503).send({ status: 'unavailable', reason: 'mail' });
      }
      return { status: 'ok', ...release, ...(atRisk && { atRisk }) };
    } catch (error) {
      request.log.error({ err: error }, 'submissions cannot be stored now');
      const reason = error instanceof Unavailable ? error.trouble : 'unknown';
      return reply.code(503).send({ status: 'unavailable', reason });
    }
  });

  const receive = createReceive(storage.current, metrics?.onFate, openings.isClosedIntake);
  await app.register(graphql, {
    receive,
    openings: openings.current,
    allowedOrigins: settings.allowedOrigins,
  });
  await app.register(forms, { receive, storage: storage.current, siteDir });
  await app.register(searchPage, { built, openings: openings.openToday, answer });
  await app.register(contactPage, { built, answer });
  await app.register(newsletterLinkPosts, { storage: storage.current, siteDir });
  if (metrics && settings.metricsToken) {
    await app.register(metricsPage, { metrics, token: settings.metricsToken });
  }
  app.setNotFoundHandler(answer);
  return app;
};
