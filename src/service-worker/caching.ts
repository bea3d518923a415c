import { PrecacheController, type PrecacheEntry, PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { formPlace } from '../submissions/native-forms.ts';
import { resolvePage } from '../urls/resolve-page.ts';

const controller = new PrecacheController();

/** Every file of this release, by its address. */
export const releaseFiles = (): ReadonlyMap<string, string> => controller.getURLsToCacheKeys();

export const releaseCache = (): Promise<Cache> => caches.open(controller.strategy.cacheName);

const withStatus = async (page: Response, status: number): Promise<Response> =>
  page.status === status
    ? page
    : new Response(await page.blob(), { status, headers: page.headers });

/**
 * Answers all of the site's URLs from the files of this release, so that online and offline are the
 * same. `/graphql` is only ever posted to, and these routes are for GET alone.
 */
export const registerCaching = (manifest: readonly (PrecacheEntry | string)[]): void => {
  controller.addToCacheList([...manifest]);
  const files = new Set(manifest.map((entry) => (typeof entry === 'string' ? entry : entry.url)));

  registerRoute(
    ({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate',
    async ({ request, url }) => {
      const form = formPlace(url.pathname);
      if (form) return Response.redirect(form, 303);
      const { file, status } = resolvePage(url.pathname, (name) => files.has(name));
      const page = await controller.matchPrecache(`/${file}`);
      // The browser may have evicted the cache; the server then answers as on a first visit.
      return page ? withStatus(page, status) : fetch(request);
    },
  );
  registerRoute(
    new PrecacheRoute(controller, {
      ignoreURLParametersMatching: [/./],
      cleanURLs: false,
      directoryIndex: '',
    }),
  );
};

/** Removes what only earlier releases had. */
export const forgetEarlierReleases = async (event: ExtendableEvent): Promise<void> => {
  await controller.activate(event);
};
