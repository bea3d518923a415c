import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import {
  assertScalarType,
  buildSchema,
  type DocumentNode,
  type ExecutionResult,
  execute,
  GraphQLError,
  getOperationAST,
  NoSchemaIntrospectionCustomRule,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import * as v from 'valibot';
import type { Settings } from '../settings.ts';
import { corsHeaders } from './cors.ts';
import { dateTime } from './date-time.ts';
import { frameworkError, operationErrors, requestError } from './graphql-errors.ts';
import { mediaTypeFor, sendErrors } from './media-type.ts';
import { limitAliases, MAX_TOKENS, oneMutationAtATime } from './query-limits.ts';
import { createResolvers, type GraphqlDeps } from './resolvers.ts';
import { schema as schemaText } from './schema.ts';

const BODY_LIMIT = 16 * 1024;
const PATH = '/graphql';
const ONE_OPERATION = 'one operation: query, variables, operationName, extensions';
const ALLOW = 'GET, OPTIONS, POST';

const RULES = [
  ...specifiedRules,
  NoSchemaIntrospectionCustomRule,
  limitAliases,
  oneMutationAtATime,
];

const schema = buildSchema(schemaText);
Object.assign(assertScalarType(schema.getType('DateTime')), dateTime);

// valibot accepts an array as a record.
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

// In a URL, `variables` and `extensions` are JSON text.
const UrlParameters = v.optional(v.pipe(v.string(), v.parseJson(), Parameters));
const UrlOperation = v.object({
  ...Operation.entries,
  variables: UrlParameters,
  extensions: UrlParameters,
});

type Operation = v.InferOutput<typeof Operation>;

/** @throws GraphQLError if the query cannot be parsed, or is too long */
const documentOf = ({ query }: Operation): DocumentNode =>
  parse(query, { maxTokens: MAX_TOKENS, noLocation: true });

/** If `data` is missing, the operation was not executed. */
const sendResult = (reply: FastifyReply, { data, errors }: ExecutionResult): FastifyReply => {
  if (!errors) return reply.send({ data });
  const answer = operationErrors(errors, reply.request);
  if (data === undefined) return sendErrors(reply, answer, 'well-formed');
  if (answer.retryAfterSeconds !== undefined) {
    reply.header('retry-after', answer.retryAfterSeconds);
  }
  return reply.code(data ? 200 : answer.statusCode).send({ data, errors: answer.errors });
};

// Because of caching, visitors may see changes to vacancies and intakes up to a minute late.
const MAY_BE_KEPT = 'public, max-age=60';

/**
 * Adds `/graphql`, which accepts mutations by POST, and queries by POST or GET (the site uses
 * GET). Only the response to a GET query without errors is cacheable.
 */
export const graphql: FastifyPluginAsync<GraphqlDeps & Pick<Settings, 'allowedOrigins'>> = async (
  app,
  { allowedOrigins, ...deps },
) => {
  const rootValue = createResolvers(deps);
  const run = async (
    contextValue: FastifyRequest,
    document: DocumentNode,
    { variables: variableValues, operationName }: Operation,
  ): Promise<ExecutionResult> => {
    const errors = validate(schema, document, RULES);
    if (errors.length > 0) return { errors };
    return execute({ schema, document, rootValue, contextValue, variableValues, operationName });
  };

  app.addHook('onRequest', async (request, reply) => {
    reply
      .headers(corsHeaders(request, allowedOrigins))
      .header('cache-control', 'no-store')
      .type(mediaTypeFor(request.headers.accept));
  });
  app.removeContentTypeParser('text/plain');

  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) =>
    error instanceof GraphQLError
      ? sendResult(reply, { errors: [error] })
      : sendErrors(reply, frameworkError(error, request)),
  );

  app.post(PATH, { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    if (request.headers['content-type'] === undefined) {
      return sendErrors(reply, frameworkError({ statusCode: 415 }, request));
    }
    const operation = v.safeParse(Operation, request.body);
    if (!operation.success) {
      return sendErrors(reply, requestError(400, `The body must be ${ONE_OPERATION}`));
    }
    const document = documentOf(operation.output);
    return sendResult(reply, await run(request, document, operation.output));
  });

  app.get(PATH, { exposeHeadRoute: false }, async (request, reply) => {
    const operation = v.safeParse(UrlOperation, request.query);
    if (!operation.success) {
      return sendErrors(reply, requestError(400, `The URL must contain ${ONE_OPERATION}`));
    }
    const document = documentOf(operation.output);
    // If no operation has the given name, `run` returns an error.
    const named = getOperationAST(document, operation.output.operationName);
    if (named && named.operation !== OperationTypeNode.QUERY) {
      reply.header('allow', ALLOW);
      return sendErrors(reply, requestError(405, 'Submissions are sent with POST'));
    }
    const result = await run(request, document, operation.output);
    if (!result.errors) {
      const differsBy = [reply.getHeader('vary') ?? [], 'accept'].flat().join(', ');
      reply.headers({ 'cache-control': MAY_BE_KEPT, vary: differsBy });
    }
    return sendResult(reply, result);
  });

  app.route({
    method: ['OPTIONS', 'HEAD', 'PUT', 'PATCH', 'DELETE'],
    url: PATH,
    // Runs before the body is read.
    onRequest: async ({ method }, reply) => {
      reply.header('allow', ALLOW);
      if (method === 'OPTIONS') return reply.code(204).send();
      return sendErrors(reply, requestError(405, 'Operations are sent with POST'));
    },
    handler: () => undefined,
  });
};
