/// <reference lib="webworker" />
import { createOfflineCopy, type ListedFile } from '@site/offline-copy/worker';
import { isPicture, wholePictures } from '../offline-copy/pictures.ts';
import { kinds } from '../submissions/kinds.ts';
import { formKind } from '../submissions/native-forms.ts';
import { mediaTypeOf } from '../urls/media-types.ts';
import { isOpeningFile, resolvePage } from '../urls/resolve-page.ts';
import type { Route } from './route.ts';

declare const self: ServiceWorkerGlobalScope & {
  /** Inserted by the build. */
  readonly __WB_MANIFEST: readonly ListedFile[];
};

/** All pages, scripts, styles and pictures of this release. */
export const offlineCopy = createOfflineCopy({
  manifest: self.__WB_MANIFEST,
  isOptional: isPicture,
  mediaTypeOf,
  alternatives: wholePictures,
  pageFor: (pathname, has) => {
    const { file, status } = resolvePage(pathname, has);
    // The page itself finds out which openings exist.
    return { file, status: isOpeningFile(file) ? 200 : status };
  },
});

// Not pages: Markdown copies, the sitemap.
const TEXT = /\.(?:md|txt|xml)$/;

/**
 * Answers all of the site's URLs from the files of this release, so that online and offline are the
 * same. A file that is missing, because the browser may have evicted it, is passed through from the
 * network and not stored: a visitor must see a captive portal to get past it.
 */
export const fromTheCopy: Route = (event, { origin, pathname }) => {
  const isPage = event.request.mode === 'navigate';
  if (isPage && TEXT.test(pathname)) return undefined;
  const form = isPage && origin === location.origin && formKind(pathname);
  if (form && event.request.method === 'GET') {
    return Promise.resolve(Response.redirect(kinds[form].form, 303));
  }
  return offlineCopy.respond(event);
};
