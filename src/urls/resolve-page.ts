// Finds the prerendered file for a URL. The server and the service worker share these functions, so
// that a URL shows the same page online and offline.

export interface PageAnswer {
  /** Relative to the site's root, such as `services/cloud.html`. */
  readonly file: string;
  readonly status: 200 | 404;
}

/**
 * The status for a URL with an unknown id. It is 200 below `services` and `company`, which show the
 * services grid, and below `training` and `auth`, whose pages accept any id.
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

export const unknownIdFile = (section: Section): string => `${section}/_other.html`;

const homeFile = 'index.html';

/** Whether `file` is served for vacancies or intakes that were added after the build. */
export const isOpeningFile = (file: string): boolean =>
  file === unknownIdFile('careers') || file === unknownIdFile('training/intakes');

/** The file for all other unknown URLs. */
export const notFoundFile = '404.html';

const isSection = (text: string): text is Section => Object.hasOwn(unknownIdStatus, text);

/** Returns the canonical spelling of a path: lower case, single slashes, no slash at the end. */
export const canonicalPath = (pathname: string): string =>
  pathname
    .toLowerCase()
    .replace(/[/\\]{2,}/g, '/')
    .replace(/(?<=.)\/+$/, '') || '/';

/** The replacement for a path segment that cannot be an id. */
const NO_ID = '_';

export const decode = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};

/** Returns a path that the router can read: canonical, and without broken percent-encoding. */
export const readablePath = (pathname: string): string =>
  canonicalPath(pathname)
    .split('/')
    .map((segment) => (decode(segment) === undefined ? NO_ID : segment))
    .join('/');

// A decoded character that no page's URL contains, such as a separator, cannot be part of an id.
const decodeSegment = (segment: string): string => {
  const decoded = decode(segment)?.toLowerCase() ?? NO_ID;
  return /^[a-z0-9-]*$/.test(decoded) ? decoded : NO_ID;
};

/** Returns the page for a percent-encoded path. `has` returns whether a prerendered file exists. */
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
