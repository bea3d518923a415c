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
 * Responds to a page's background queries. Without a connection, the response is an error, marked
 * by a header. Submissions are not background queries, because only the server can confirm them.
 */
export const backgroundQuery: Route = ({ request }, url) =>
  request.method === METHOD && url.href.startsWith(href) ? askNetwork(request) : undefined;
