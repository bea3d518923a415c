import { addRoute, matchPrecache, type PrecacheEntry, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { resolvePage } from '../urls/resolve-page.ts';

const withStatus = async (page: Response, status: number): Promise<Response> =>
  page.status === status
    ? page
    : new Response(await page.blob(), { status, headers: page.headers });

/**
 * Keeps every file of the release and answers all of the site's URLs from it, so that online and
 * offline are the same. `/graphql` is only ever posted to, and routes here are for GET alone.
 */
export const registerCaching = (manifest: readonly (PrecacheEntry | string)[]): void => {
  precache([...manifest]);
  const files = new Set(manifest.map((entry) => (typeof entry === 'string' ? entry : entry.url)));

  registerRoute(
    ({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate',
    async ({ request, url }) => {
      const { file, status } = resolvePage(url.pathname, (name) => files.has(name));
      const page = await matchPrecache(`/${file}`);
      // The browser may have evicted the cache; the server then answers as on a first visit.
      return page ? withStatus(page, status) : fetch(request);
    },
  );
  addRoute({ ignoreURLParametersMatching: [/./], cleanURLs: false, directoryIndex: '' });
};
