import { PrecacheController, type PrecacheEntry } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { contentHash } from '../offline-copy/content-hash.ts';
import type { ReleaseFile } from '../offline-copy/download.ts';
import { formPlace } from '../submissions/native-forms.ts';
import { resolvePage } from '../urls/resolve-page.ts';

const controller = new PrecacheController();
const files = new Map<string, ReleaseFile>();

/** Every file of this release. */
export const releaseFiles = (): Iterable<ReleaseFile> => files.values();

export const releaseCache = (): Promise<Cache> => caches.open(controller.strategy.cacheName);

/** Whether these are the file's bytes, and no portal's, proxy's or other release's. */
export const fits = async ({ hash }: ReleaseFile, bytes: ArrayBuffer): Promise<boolean> =>
  (await contentHash(bytes)) === hash;

/**
 * A file as it is kept; undefined where it is not. One that does not fit is thrown away, and counts
 * as missing from then on.
 */
export const keptFile = async (file: ReleaseFile, status = 200): Promise<Response | undefined> => {
  const cache = await releaseCache();
  const kept = await cache.match(file.cacheKey);
  if (!kept) return undefined;
  const bytes = await kept.arrayBuffer();
  if (await fits(file, bytes)) return new Response(bytes, { status, headers: kept.headers });
  await cache.delete(file.cacheKey);
  return undefined;
};

/**
 * Answers all of the site's URLs from the files of this release, so that online and offline are the
 * same. `/graphql` is only ever posted to, and these routes are for GET alone. What is not kept –
 * the browser may have evicted it – comes as the network gives it, and is not kept: a visitor must
 * see a captive portal to get past it.
 */
export const registerCaching = (manifest: readonly (PrecacheEntry | string)[]): void => {
  controller.addToCacheList([...manifest]);
  for (const entry of manifest) {
    // `tools/content-revisions.ts` gives every file its revision.
    if (typeof entry === 'string' || !entry.revision) throw new Error('A file without revision');
    const { href } = new URL(entry.url, location.href);
    const cacheKey = controller.getCacheKeyForURL(href);
    if (cacheKey) files.set(href, { url: href, cacheKey, hash: entry.revision });
  }
  const fileAt = ({ origin }: URL, pathname: string) => files.get(origin + pathname);

  registerRoute(
    ({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate',
    async ({ request, url }) => {
      const form = formPlace(url.pathname);
      if (form) return Response.redirect(form, 303);
      const { file, status } = resolvePage(url.pathname, (name) =>
        Boolean(fileAt(url, `/${name}`)),
      );
      const page = fileAt(url, `/${file}`);
      return (page && (await keptFile(page, status))) ?? fetch(request);
    },
  );
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && Boolean(fileAt(url, url.pathname)),
    async ({ request, url }) => {
      const file = fileAt(url, url.pathname);
      return (file && (await keptFile(file))) ?? fetch(request);
    },
  );
};

/** Removes what only earlier releases had. */
export const forgetEarlierReleases = async (event: ExtendableEvent): Promise<void> => {
  await controller.activate(event);
};
