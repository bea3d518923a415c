import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { getOperationAST, OperationTypeNode, parse } from 'graphql';
import { mercurius } from 'mercurius';
import * as v from 'valibot';
import type { Settings } from '../settings.ts';
import { corsHeaders } from './cors.ts';
import {
  type ErrorAnswer,
  frameworkError,
  operationErrors,
  requestError,
} from './graphql-errors.ts';
import { mediaTypeFor, sendErrors } from './media-type.ts';
import {
  limitAliases,
  MAX_DEPTH,
  MAX_TOKENS,
  noIntrospection,
  oneMutationAtATime,
} from './query-limits.ts';
import { createResolvers, type GraphqlDeps } from './resolvers.ts';
import { schema } from './schema.ts';

const BODY_LIMIT = 16 * 1024;
const PATH = '/graphql';
const ONE_OPERATION = 'one operation: query, variables, operationName, extensions';
const ALLOW = 'GET, OPTIONS, POST';

// If a query is JSON, mercurius parses it as a syntax tree, and does not apply the token limit.
const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

// valibot accepts an array as a record.
const Parameters = v.pipe(
  v.unknown(),
  v.check((value) => !Array.isArray(value)),
  v.record(v.string(), v.unknown()),
);
const Operation = v.object({
  query: v.pipe(
    v.string(),
    v.nonEmpty(),
    v.check((text) => !isJson(text)),
  ),
  variables: v.nullish(Parameters),
  operationName: v.nullish(v.string()),
  extensions: v.nullish(Parameters),
});

// In a URL, `variables` and `extensions` are JSON text.
const UrlParameters = v.optional(v.pipe(v.string(), v.parseJson(), Parameters));
const UrlOperation = v.object({
  ...Operation.entries,
  variables: UrlParameters,
  extensions: UrlParameters,
});

type Operation = v.InferOutput<typeof Operation>;

/**
 * Returns why an operation is not allowed in a URL: the operation is missing, or is not a query.
 * mercurius also rejects mutations in URLs, but crashes if no operation has the given name.
 */
const refusalInUrl = ({ query, operationName }: Operation): ErrorAnswer | undefined => {
  try {
    const document = parse(query, { maxTokens: MAX_TOKENS, noLocation: true });
    const operation = getOperationAST(document, operationName);
    if (!operation) return requestError(400, `The URL must contain ${ONE_OPERATION}`);
    if (operation.operation === OperationTypeNode.QUERY) return undefined;
    return requestError(405, 'Submissions are sent with POST');
  } catch {
    // mercurius reports the syntax error later.
    return undefined;
  }
};

const execute = (reply: FastifyReply, { query, variables, operationName }: Operation) =>
  reply.graphql(query, {}, variables ?? {}, operationName ?? undefined);

// Because of caches, changes that staff make to the lists may appear up to a minute late.
const MAY_BE_KEPT = 'public, max-age=60';

/**
 * Adds `/graphql`, which accepts mutations by POST, and queries by POST or GET (the site uses
 * GET). Only the response to a GET query without errors is cacheable.
 */
export const graphql: FastifyPluginAsync<GraphqlDeps & Pick<Settings, 'allowedOrigins'>> = async (
  app,
  { allowedOrigins, ...deps },
) => {
  await app.register(mercurius, {
    schema,
    resolvers: createResolvers(deps),
    routes: false,
    graphiql: false,
    jit: 0,
    // Disabled: a cache of documents would keep visitors' text in memory, and strangers could fill
    // the cache.
    cache: false,
    queryDepth: MAX_DEPTH,
    validationRules: [noIntrospection, limitAliases, oneMutationAtATime],
    graphql: { parseOptions: { maxTokens: MAX_TOKENS, noLocation: true } },
    errorFormatter: ({ data, errors }, { reply }) => {
      const answer = operationErrors(errors, reply.log, reply.request.id);
      reply.header('cache-control', 'no-store');
      if (answer.retryAfterSeconds !== undefined) {
        reply.header('retry-after', answer.retryAfterSeconds);
      }
      return {
        statusCode: data ? 200 : answer.statusCode,
        response: { data: data ?? null, errors: answer.errors },
      };
    },
  });

  app.addHook('onRequest', async (request, reply) => {
    reply
      .headers(corsHeaders(request, allowedOrigins))
      .header('cache-control', 'no-store')
      .type(mediaTypeFor(request.headers.accept));
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: BODY_LIMIT },
    app.getDefaultJsonParser('error', 'error'),
  );

  app.setErrorHandler<Error & { statusCode?: number; code?: string; errors?: readonly Error[] }>(
    (error, request, reply) => {
      reply.header('cache-control', 'no-store');
      return error.code === 'MER_ERR_GQL_VALIDATION' && error.errors
        ? sendErrors(reply, operationErrors(error.errors, request.log, request.id), 'well-formed')
        : sendErrors(reply, frameworkError(error, request.log, request.id));
    },
  );

  app.post(PATH, async (request, reply) => {
    if (request.headers['content-type'] === undefined) {
      return sendErrors(reply, frameworkError({ statusCode: 415 }, request.log, request.id));
    }
    const operation = v.safeParse(Operation, request.body);
    if (!operation.success) {
      return sendErrors(reply, requestError(400, `The body must be ${ONE_OPERATION}`));
    }
    return execute(reply, operation.output);
  });

  app.get(PATH, { exposeHeadRoute: false }, async (request, reply) => {
    const operation = v.safeParse(UrlOperation, request.query);
    if (!operation.success) {
      return sendErrors(reply, requestError(400, `The URL must contain ${ONE_OPERATION}`));
    }
    const refusal = refusalInUrl(operation.output);
    if (refusal?.statusCode === 405) reply.header('allow', ALLOW);
    if (refusal) return sendErrors(reply, refusal);
    const differsBy = [reply.getHeader('vary') ?? [], 'accept'].flat().join(', ');
    reply.headers({ 'cache-control': MAY_BE_KEPT, vary: differsBy });
    return execute(reply, operation.output);
  });

  app.options(PATH, {
    onRequest: async (_, reply) => reply.code(204).header('allow', ALLOW).send(),
    handler: () => undefined,
  });
  app.route({
    method: ['HEAD', 'PUT', 'PATCH', 'DELETE'],
    url: PATH,
    // Runs before the body is read.
    onRequest: async (_, reply) =>
      sendErrors(reply.header('allow', ALLOW), requestError(405, 'Operations are sent with POST')),
    handler: () => undefined,
  });
};
