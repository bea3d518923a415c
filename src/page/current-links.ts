import { readablePath } from '../urls/resolve-page.ts';

/** Whether `href` links to the page at `path`, or to a page above it other than the home page. */
export const isCurrent = (href: string, path: string): boolean =>
  path === href || path.startsWith(`${href}/`);

/** Marks current links outside `main`, directly in the DOM: React may not have hydrated them. */
export const markCurrentLinks = (): void => {
  const path = readablePath(location.pathname);
  for (const link of document.querySelectorAll('a[href^="/"]:not(main a)')) {
    link.ariaCurrent = isCurrent(link.getAttribute('href') ?? '', path) ? 'page' : null;
  }
};
