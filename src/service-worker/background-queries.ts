import { registerRoute } from 'workbox-routing';
import { NO_CONNECTION_HEADER, QUIET_SEARCH } from '../offline-copy/background-query.ts';

/**
 * Answers what a page asks by itself also without a connection: that there is none. Submissions bear
 * no mark and never pass through here, for only the server can receipt them.
 */
export const registerQuietRequests = (): void => {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.search === QUIET_SEARCH,
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
    'POST',
  );
};
