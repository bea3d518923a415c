/// <reference lib="webworker" />
import type { ReleaseFile } from '../offline-copy/download.ts';
import { wholePictures } from '../offline-copy/pictures.ts';
import { formKind, formUrls } from '../submissions/native-forms.ts';
import { isOpeningFile, resolvePage } from '../urls/resolve-page.ts';
import { loadedRelease, release } from './release.ts';
import { kept, keptAndFits } from './release-cache.ts';
import { isSameOrigin, type Route } from './route.ts';
import { wait } from './wait.ts';

// When the page that asked for a file no longer needs the processor for its start.
const CHECKED_AFTER_MS = 3_000;

type Files = ReadonlyMap<string, ReleaseFile>;

/** The files of this release by their path; none where the list of them is gone. */
const releaseFiles = async (): Promise<Files> => {
  try {
    return (await release()).files;
  } catch {
    // Evicted, and no connection: what the network gives for a request is all there is.
    return new Map();
  }
};

const fileFor = (files: Files, { pathname }: URL): ReleaseFile | undefined =>
  [pathname, ...wholePictures(pathname)].map((path) => files.get(path.slice(1))).find(Boolean);

const answerPage = async (request: Request, { pathname }: URL): Promise<Response> => {
  const form = formKind(pathname);
  if (form) return Response.redirect(formUrls[form].form, 303);
  const files = await releaseFiles();
  const { file, status } = resolvePage(pathname, (name) => files.has(name));
  const page = files.get(file);
  // The page finds out by itself which openings there are.
  const known = isOpeningFile(file) ? 200 : status;
  return (page && (await keptAndFits(page, known))) ?? fetch(request);
};

const answerFile = async (event: FetchEvent, url: URL): Promise<Response> => {
  const file = fileFor(await releaseFiles(), url);
  const found = file && (await kept(file));
  if (!found) return fetch(event.request);
  // Checked before, scripts would start 100 ms later. A page that cannot start because of one does
  // not ask what is missing either; its next try finds the file gone.
  event.waitUntil(wait(CHECKED_AFTER_MS).then(() => keptAndFits(file)));
  return found;
};

/**
 * Answers all of the site's URLs from the files of this release, so that online and offline are the
 * same. What is not kept – the browser may have evicted it – comes as the network gives it, and is
 * not kept: a visitor must see a captive portal to get past it.
 */
export const fromTheCopy: Route = (event, url) => {
  const { method, mode } = event.request;
  if (method !== 'GET' || !isSameOrigin(url)) return undefined;
  if (mode === 'navigate') {
    // Not what is no page: a page as Markdown, the sitemap.
    return /\.(?:md|txt|xml)$/.test(url.pathname) ? undefined : answerPage(event.request, url);
  }
  if (!/\.\w+$/.test(url.pathname)) return undefined;
  // A worker that has just started must read the list first; until then any file may be one.
  const known = loadedRelease();
  return known && !fileFor(known.files, url) ? undefined : answerFile(event, url);
};
