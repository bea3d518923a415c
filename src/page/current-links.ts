import { readablePath } from '../urls/resolve-page.ts';

/** Whether `href` links to the page at `path`, or to a page above it. */
export const isCurrent = (href: string, path: string): boolean =>
  path === href || path.startsWith(`${href}/`);

/**
 * Marks the links in the shell that point to the current page. Changes the DOM directly, because
 * React may not have hydrated these elements. Links in the page itself need no mark.
 */
export const markCurrentLinks = (): void => {
  const path = readablePath(location.pathname);
  for (const link of document.querySelectorAll('a[href^="/"]:not(main a)')) {
    if (isCurrent(link.getAttribute('href') ?? '', path)) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
};
