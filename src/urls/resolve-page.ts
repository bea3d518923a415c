/**
 * Finds the prerendered file that answers a URL. The server and the service worker share this
 * function, so that a page is the same online and offline. Pure; the existing files are a
 * parameter.
 */

export interface PageAnswer {
  /** Relative to the site's root: `services/cloud.html`. */
  readonly file: string;
  readonly status: 200 | 404;
}

/**
 * The status of an unknown id below a section. An unknown service or company page shows the services
 * grid and a training or sign-in page takes any id; anything else that is not there is missing.
 */
export const unknownIdStatus = {
  services: 200,
  company: 200,
  training: 200,
  auth: 200,
  products: 404,
  team: 404,
  careers: 404,
  'training/intakes': 404,
} as const satisfies Record<string, PageAnswer['status']>;

export type Section = keyof typeof unknownIdStatus;

/** The file that answers an unknown id below `section`. */
export const unknownIdFile = (section: Section): string => `${section}/_other.html`;

const homeFile = 'index.html';

/** Whether this file answers every vacancy, or every intake, that the build has not known. */
export const isOpeningFile = (file: string): boolean =>
  file === unknownIdFile('careers') || file === unknownIdFile('training/intakes');

/** The file that answers every other unknown URL. */
export const notFoundFile = '404.html';

const isSection = (text: string | undefined): text is Section =>
  text !== undefined && Object.hasOwn(unknownIdStatus, text);

/** The one spelling of a path: lower case, single slashes, none at the end. */
export const canonicalPath = (pathname: string): string =>
  pathname
    .toLowerCase()
    .replace(/[/\\]{2,}/g, '/')
    .replace(/(?<=.)\/+$/, '') || '/';

/** Stands for an unknown id. */
const NO_ID = '_';

const decode = (segment: string): string | undefined => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
};

/** `pathname` as the router can read it: its one spelling, without broken percent-encoding. */
export const readablePath = (pathname: string): string =>
  canonicalPath(pathname)
    .split('/')
    .map((segment) => (decode(segment) === undefined ? NO_ID : segment))
    .join('/');

// A segment that hides a separator or anything else no page has in its address is no id either.
const decodeSegment = (segment: string): string => {
  const decoded = decode(segment)?.toLowerCase() ?? NO_ID;
  return /^[a-z0-9-]*$/.test(decoded) ? decoded : NO_ID;
};

/**
 * The page for `pathname` (as it stands in the URL, still percent-encoded, in any capitalisation).
 * `has` says whether a prerendered file exists.
 */
export const resolvePage = (pathname: string, has: (file: string) => boolean): PageAnswer => {
  const path = canonicalPath(pathname);
  if (path === '/') return { file: homeFile, status: 200 };
  const segments = path.slice(1).split('/').map(decodeSegment);
  const file = `${segments.join('/')}.html`;
  if (has(file) && file !== homeFile && file !== notFoundFile) return { file, status: 200 };
  const section = segments.slice(0, -1).join('/');
  return isSection(section)
    ? { file: unknownIdFile(section), status: unknownIdStatus[section] }
    : { file: notFoundFile, status: 404 };
};
