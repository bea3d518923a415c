import { registerRoute } from 'workbox-routing';
import { readShared, SHARE_PATH, SHARED_CACHE } from '../submissions/shared-text.ts';

/**
 * Takes what another app shares with the installed one. It is posted, not put into the address, and
 * answered here: a visitor's words come into no history and no server's log, even where this worker
 * is gone. Fails, with the words still in the other app, where they cannot be kept.
 */
export const registerShareTarget = (): void => {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname === SHARE_PATH,
    async ({ request }) => {
      const shared = await readShared(request);
      if (shared) {
        const cache = await caches.open(SHARED_CACHE);
        await cache.put('/shared', new Response(shared));
      }
      return Response.redirect(SHARE_PATH, 303);
    },
    'POST',
  );
};
