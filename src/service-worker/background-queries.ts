import { registerRoute } from 'workbox-routing';
import { env } from '../env.ts';
import { BACKGROUND_SEARCH, NO_CONNECTION_HEADER } from '../offline-copy/background-query.ts';

const { href } = new URL((env.graphqlEndpoint ?? '/') + BACKGROUND_SEARCH, location.href);

// Pages of earlier releases post theirs.
const methods = env.graphqlEndpoint === null ? (['HEAD'] as const) : (['GET', 'POST'] as const);

/**
 * Answers what a page asks by itself also without a connection: that there is none. Submissions bear
 * no mark and never pass through here, for only the server can receipt them.
 */
export const registerBackgroundQueries = (): void => {
  for (const method of methods) {
    registerRoute(
      ({ url }) => url.href.startsWith(href),
      async ({ request }) => {
        try {
          return await fetch(request);
        } catch {
          return Response.json(
            { errors: [{ message: 'No connection' }] },
            { headers: { [NO_CONNECTION_HEADER]: '' } },
          );
        }
      },
      method,
    );
  }
};
