import { PrecacheController, type PrecacheEntry } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { contentHash } from '../offline-copy/content-hash.ts';
import type { ReleaseFile } from '../offline-copy/download.ts';
import { wholePictures } from '../offline-copy/pictures.ts';
import { formKind, formPlaces } from '../submissions/native-forms.ts';
import { keptFile, resolvePage } from '../urls/resolve-page.ts';
import { wait } from './wait.ts';

const controller = new PrecacheController();
const files = new Map<string, ReleaseFile>();

/** Every file of this release. */
export const releaseFiles = (): Iterable<ReleaseFile> => files.values();

export const releaseCache = (): Promise<Cache> => caches.open(controller.strategy.cacheName);

/** Whether these are the file's bytes, and no portal's, proxy's or other release's. */
export const fits = async ({ hash }: ReleaseFile, bytes: ArrayBuffer): Promise<boolean> =>
  (await contentHash(bytes)) === hash;

/** A file as it is kept, checked or not. */
const kept = async ({ cacheKey }: ReleaseFile): Promise<Response | undefined> =>
  (await releaseCache()).match(cacheKey);

/**
 * A file as it is kept; undefined where it is not. One that does not fit is thrown away, and counts
 * as missing from then on.
 */
export const keptAndFits = async (
  file: ReleaseFile,
  status = 200,
): Promise<Response | undefined> => {
  const found = await kept(file);
  if (!found) return undefined;
  // What can no longer be read from the device fits as little.
  const bytes = await found.arrayBuffer().catch(() => undefined);
  if (bytes && (await fits(file, bytes)))
    return new Response(bytes, { status, headers: found.headers });
  await (await releaseCache()).delete(file.cacheKey);
  return undefined;
};

// When the page that asked for a file no longer needs the processor for its start.
const CHECKED_AFTER_MS = 3_000;

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
  const fileFor = (url: URL) =>
    [url.pathname, ...wholePictures(url.pathname)]
      .map((pathname) => fileAt(url, pathname))
      .find(Boolean);

  registerRoute(
    // Not what is no page: a page as Markdown, the sitemap.
    ({ request, sameOrigin, url }) =>
      sameOrigin && request.mode === 'navigate' && !/\.(?:md|txt|xml)$/.test(url.pathname),
    async ({ request, url }) => {
      const form = formKind(url.pathname);
      if (form) return Response.redirect(formPlaces[form].form, 303);
      const { file, status } = resolvePage(url.pathname, (name) =>
        Boolean(fileAt(url, `/${keptFile(name)}`)),
      );
      const page = fileAt(url, `/${keptFile(file)}`);
      return (page && (await keptAndFits(page, status))) ?? fetch(request);
    },
  );
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && Boolean(fileFor(url)),
    async ({ event, request, url }) => {
      const file = fileFor(url);
      const found = file && (await kept(file));
      if (!found) return fetch(request);
      // Checked before, scripts would start 100 ms later. A page that cannot start because of one
      // does not ask what is missing either; its next try finds the file gone.
      event.waitUntil(wait(CHECKED_AFTER_MS).then(() => keptAndFits(file)));
      return found;
    },
  );
};

/** Removes what only earlier releases had. */
export const forgetEarlierReleases = async (event: ExtendableEvent): Promise<void> => {
  await controller.activate(event);
};
