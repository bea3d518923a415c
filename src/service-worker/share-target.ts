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
 * Accepts a text that another app shares with the installed one. It is posted, not put into the
 * URL, and answered here, so that a visitor's words never reach the history or a server's log, even
 * if this worker is gone. Fails if the words cannot be stored; they are still in the other app
 * then.
 */
export const sharedText: Route = ({ request }, url) =>
  request.method === 'POST' && isSameOrigin(url) && url.pathname === SHARE_PATH
    ? keepShared(request)
    : undefined;
