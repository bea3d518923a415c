import { readablePath } from '../urls/resolve-page.ts';

/** Whether `href` links to the page at `path`, or to a page above it except the home page. */
export const isCurrent = (href: string, path: string): boolean =>
  path === href || path.startsWith(`${href}/`);

/**
 * Marks the links outside `main` for which `isCurrent` is true. Changes the DOM directly, because
 * React may not have hydrated these elements.
 */
export const markCurrentLinks = (): void => {
  const path = readablePath(location.pathname);
  for (const link of document.querySelectorAll('a[href^="/"]:not(main a)')) {
    link.ariaCurrent = isCurrent(link.getAttribute('href') ?? '', path) ? 'page' : null;
  }
};
