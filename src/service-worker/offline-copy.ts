/// <reference lib="webworker" />
import { createOfflineCopy, type ListedFile } from '@site/offline-copy/worker';
import { isPicture, wholePictures } from '../offline-copy/pictures.ts';
import { kinds } from '../submissions/kinds.ts';
import { formKind } from '../submissions/native-forms.ts';
import { mediaTypeOf } from '../urls/media-types.ts';
import { isOpeningFile, resolvePage } from '../urls/resolve-page.ts';
import type { Route } from './route.ts';

declare const self: ServiceWorkerGlobalScope & {
  /** The build inserts this list. */
  readonly __WB_MANIFEST: readonly ListedFile[];
};

export const offlineCopy = createOfflineCopy({
  manifest: self.__WB_MANIFEST,
  isOptional: isPicture,
  mediaTypeOf,
  alternatives: wholePictures,
  pageFor: (pathname, has) => {
    const { file, status } = resolvePage(pathname, has);
    // The status is 200, because the page itself checks whether the vacancy or intake exists.
    return { file, status: isOpeningFile(file) ? 200 : status };
  },
});

// Files such as Markdown versions and the sitemap are not pages.
const TEXT = /\.(?:md|txt|xml)$/;

/**
 * Responds with this release's files, online and offline. If the browser has evicted a file,
 * responds from the network, but does not store that response: it may be a captive portal's page,
 * which the visitor must see.
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
