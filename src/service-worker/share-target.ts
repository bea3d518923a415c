/// <reference lib="webworker" />
import { readShared, SHARE_PATH, SHARED_CACHE } from '../submissions/shared-text.ts';
import { isSameOrigin, type Route } from './route.ts';

const keepShared = async (request: Request): Promise<Response> => {
  const shared = await readShared(request);
  if (shared) {
    const cache = await caches.open(SHARED_CACHE);
    await cache.put('/shared', new Response(shared));
  }
  return Response.redirect(SHARE_PATH, 303);
};

/**
 * Takes what another app shares with the installed one. It is posted, not put into the address, and
 * answered here: a visitor's words come into no history and no server's log, even where this worker
 * is gone. Fails, with the words still in the other app, where they cannot be kept.
 */
export const sharedText: Route = ({ request }, url) =>
  request.method === 'POST' && isSameOrigin(url) && url.pathname === SHARE_PATH
    ? keepShared(request)
    : undefined;
