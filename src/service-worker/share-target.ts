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
 * Accepts text that another app shares with the installed app. The text is in the request's body,
 * not in the URL, so that it never appears in the browser's history or a server's log, even if this
 * worker is missing. Rejects if the text cannot be stored.
 */
export const sharedText: Route = ({ request }, url) =>
  request.method === 'POST' && isSameOrigin(url) && url.pathname === SHARE_PATH
    ? keepShared(request)
    : undefined;
