/// <reference lib="webworker" />
import type { ReleaseFile } from '../offline-copy/download.ts';
import { wholePictures } from '../offline-copy/pictures.ts';
import { formKind, formUrls } from '../submissions/native-forms.ts';
import { isOpeningFile, resolvePage } from '../urls/resolve-page.ts';
import { loadedRelease, release } from './release.ts';
import { kept, keptAndFits } from './release-cache.ts';
import { isSameOrigin, type Route } from './route.ts';
import { wait } from './wait.ts';

// By then the page that requested a file no longer needs the processor to start.
const CHECKED_AFTER_MS = 3_000;

type Files = ReadonlyMap<string, ReleaseFile>;

/** The files of this release by path; empty if their list is missing. */
const releaseFiles = async (): Promise<Files> => {
  try {
    return (await release()).files;
  } catch {
    // The index was evicted and cannot be fetched: only the network can answer.
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
  // The page itself finds out which openings exist.
  const known = isOpeningFile(file) ? 200 : status;
  return (page && (await keptAndFits(page, known))) ?? fetch(request);
};

const answerFile = async (event: FetchEvent, url: URL): Promise<Response> => {
  const file = fileFor(await releaseFiles(), url);
  const found = file && (await kept(file));
  if (!found) return fetch(event.request);
  // A check before the answer would delay scripts by 100 ms. A page that cannot start because of a
  // damaged script cannot report it either; its next attempt finds that file removed.
  event.waitUntil(wait(CHECKED_AFTER_MS).then(() => keptAndFits(file)));
  return found;
};

/**
 * Answers all of the site's URLs from the files of this release, so that online and offline are the
 * same. A file that is missing, because the browser may have evicted it, is passed through from the
 * network and not stored: a visitor must see a captive portal to get past it.
 * same. What is not kept – the browser may have evicted it – comes as the network gives it, and is
 * not kept: a visitor must see a captive portal to get past it.
 */
export const fromTheCopy: Route = (event, url) => {
  const { method, mode } = event.request;
  if (method !== 'GET' || !isSameOrigin(url)) return undefined;
  if (mode === 'navigate') {
    // Excludes files that are not pages: Markdown copies, the sitemap.
    return /\.(?:md|txt|xml)$/.test(url.pathname) ? undefined : answerPage(event.request, url);
  }
  if (!/\.\w+$/.test(url.pathname)) return undefined;
  // A worker that has just started must read the list first; until then any file may be in it.
  const known = loadedRelease();
  return known && !fileFor(known.files, url) ? undefined : answerFile(event, url);
};
