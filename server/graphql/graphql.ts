import type { FastifyInstance, FastifyReply } from 'fastify';
import { mercurius } from 'mercurius';
import * as v from 'valibot';
import {
  type ErrorAnswer,
  frameworkError,
  operationErrors,
  requestError,
} from './graphql-errors.ts';
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

const Operation = v.object({
  query: v.pipe(v.string(), v.nonEmpty()),
  variables: v.nullish(v.record(v.string(), v.unknown())),
  operationName: v.nullish(v.string()),
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

const send = (reply: FastifyReply, { statusCode, errors, retryAfterSeconds }: ErrorAnswer) => {
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  return reply.code(statusCode).send({ errors });
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

  app.addHook('onRequest', async (_, reply) => {
    reply.header('cache-control', 'no-store');
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: BODY_LIMIT },
    app.getDefaultJsonParser('error', 'error'),
  );

  app.setErrorHandler<Error & { statusCode?: number; code?: string; errors?: readonly Error[] }>(
    (error, request, reply) =>
      send(
        reply,
        error.code === 'MER_ERR_GQL_VALIDATION' && error.errors
          ? operationErrors(error.errors, request.log, request.id)
          : frameworkError(error, request.log, request.id),
      ),
  );

  app.post(PATH, async (request, reply) => {
    if (request.headers['content-type'] === undefined) {
      return send(reply, frameworkError({ statusCode: 415 }, request.log, request.id));
    }
    const operation = v.safeParse(Operation, request.body);
    if (!operation.success || isJson(operation.output.query)) {
      return send(
        reply,
        requestError(400, 'The body must be one operation: query, variables, operationName'),
      );
    }
    const { query, variables, operationName } = operation.output;
    return reply.graphql(query, {}, variables ?? {}, operationName ?? undefined);
  });

  app.route({
    method: ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: PATH,
    // Before the body is read.
    onRequest: async (_, reply) =>
      send(reply.header('allow', 'POST'), requestError(405, 'Operations are sent with POST')),
    handler: () => undefined,
  });
};
