import type { FastifyInstance } from 'fastify';
import { mercurius } from 'mercurius';
import * as v from 'valibot';
import { frameworkError, operationErrors, requestError } from './graphql-errors.ts';
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
const ALLOW = 'OPTIONS, POST';

// valibot takes a list for a record.
const Parameters = v.pipe(
  v.unknown(),
  v.check((value) => !Array.isArray(value)),
  v.record(v.string(), v.unknown()),
);
const Operation = v.object({
  query: v.pipe(v.string(), v.nonEmpty()),
  variables: v.nullish(Parameters),
  operationName: v.nullish(v.string()),
  extensions: v.nullish(Parameters),
});

// mercurius takes what does not parse for a printed syntax tree, past every limit on tokens.
const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** `POST /graphql`, and nothing else there. Every answer is JSON and is never cached. */
export const graphql = async (app: FastifyInstance, deps: GraphqlDeps): Promise<void> => {
  await app.register(mercurius, {
    schema,
    resolvers: createResolvers(deps),
    routes: false,
    graphiql: false,
    jit: 0,
    // A cache of documents would keep visitors' words in memory, and grow at a stranger's will.
    cache: false,
    queryDepth: MAX_DEPTH,
    validationRules: [noIntrospection, limitAliases, oneMutationAtATime],
    graphql: { parseOptions: { maxTokens: MAX_TOKENS, noLocation: true } },
    errorFormatter: ({ data, errors }, { reply }) => {
      const answer = operationErrors(errors, reply.log, reply.request.id);
      if (answer.retryAfterSeconds !== undefined) {
        reply.header('retry-after', answer.retryAfterSeconds);
      }
      return {
        statusCode: data ? 200 : answer.statusCode,
        response: { data: data ?? null, errors: answer.errors },
      };
    },
  });

  app.addHook('onRequest', async ({ headers }, reply) => {
    reply.header('cache-control', 'no-store').type(mediaTypeFor(headers.accept));
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: BODY_LIMIT },
    app.getDefaultJsonParser('error', 'error'),
  );

  app.setErrorHandler<Error & { statusCode?: number; code?: string; errors?: readonly Error[] }>(
    (error, request, reply) =>
      error.code === 'MER_ERR_GQL_VALIDATION' && error.errors
        ? sendErrors(reply, operationErrors(error.errors, request.log, request.id), 'well-formed')
        : sendErrors(reply, frameworkError(error, request.log, request.id)),
  );

  app.post(PATH, async (request, reply) => {
    if (request.headers['content-type'] === undefined) {
      return sendErrors(reply, frameworkError({ statusCode: 415 }, request.log, request.id));
    }
    const operation = v.safeParse(Operation, request.body);
    if (!operation.success || isJson(operation.output.query)) {
      return sendErrors(
        reply,
        requestError(
          400,
          'The body must be one operation: query, variables, operationName, extensions',
        ),
      );
    }
    const { query, variables, operationName } = operation.output;
    return reply.graphql(query, {}, variables ?? {}, operationName ?? undefined);
  });

  // No CORS headers in it: pages of other origins may not post here.
  app.options(PATH, {
    onRequest: async (_, reply) => reply.code(204).header('allow', ALLOW).send(),
    handler: () => undefined,
  });
  app.route({
    method: ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'],
    url: PATH,
    // Before the body is read.
    onRequest: async (_, reply) =>
      sendErrors(reply.header('allow', ALLOW), requestError(405, 'Operations are sent with POST')),
    handler: () => undefined,
  });
};
