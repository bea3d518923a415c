import { registerRoute } from 'workbox-routing';
import { joinShared, SHARE_PATH, SHARED_CACHE, sharedParts } from '../submissions/shared-text.ts';

/**
 * Takes what another app shares with the installed one. It is posted, not put into the address, and
 * answered here: a visitor's words come into no history and no server's log, even where this worker
 * is gone. Fails, with the words still in the other app, where they cannot be kept.
 */
export const registerShareTarget = (): void => {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname === SHARE_PATH,
    async ({ request }) => {
      const posted = await request.formData();
      const shared = joinShared(sharedParts.map((part) => String(posted.get(part) ?? '')));
      const cache = await caches.open(SHARED_CACHE);
      if (shared) await cache.put(`/shared/${crypto.randomUUID()}`, new Response(shared));
      return Response.redirect(SHARE_PATH, 303);
    },
    'POST',
  );
};
