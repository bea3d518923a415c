/// <reference lib="webworker" />
import { env } from '../env.ts';
import { BACKGROUND_SEARCH, NO_CONNECTION_HEADER } from '../offline-copy/background-query.ts';
import type { Route } from './route.ts';

const { href } = new URL((env.graphqlEndpoint ?? '/') + BACKGROUND_SEARCH, location.href);

const METHOD = env.graphqlEndpoint === null ? 'HEAD' : 'GET';

const askNetwork = async (request: Request): Promise<Response> => {
  try {
    return await fetch(request);
  } catch {
    return Response.json(
      { errors: [{ message: 'No connection' }] },
      { headers: { [NO_CONNECTION_HEADER]: '' } },
    );
  }
};

/**
 * Answers the queries that a page sends by itself; without a connection, with a marked error.
 * Submissions are not marked as background queries and never pass through here: only the server can
 * confirm them.
 */
export const backgroundQuery: Route = ({ request }, url) =>
  request.method === METHOD && url.href.startsWith(href) ? askNetwork(request) : undefined;
