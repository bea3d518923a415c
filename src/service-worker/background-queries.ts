/// <reference lib="webworker" />
import { env } from '../env.ts';
import { BACKGROUND_SEARCH, NO_CONNECTION_HEADER } from '../offline-copy/background-query.ts';
import type { Route } from './route.ts';

const { href } = new URL((env.graphqlEndpoint ?? '/') + BACKGROUND_SEARCH, location.href);

// Pages of earlier releases post theirs.
const methods = env.graphqlEndpoint === null ? ['HEAD'] : ['GET', 'POST'];

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
 * Answers what a page asks by itself also without a connection: that there is none. Submissions bear
 * no mark and never pass through here, for only the server can receipt them.
 */
export const backgroundQuery: Route = ({ request }, url) =>
  methods.includes(request.method) && url.href.startsWith(href) ? askNetwork(request) : undefined;
