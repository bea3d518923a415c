import { registerRoute } from 'workbox-routing';
import { BACKGROUND_SEARCH, NO_CONNECTION_HEADER } from '../offline-copy/background-query.ts';

/**
 * Answers what a page asks by itself also without a connection: that there is none. Submissions bear
 * no mark and never pass through here, for only the server can receipt them.
 */
export const registerBackgroundQueries = (): void => {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.search === BACKGROUND_SEARCH,
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
