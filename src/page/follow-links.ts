import type { RegisteredRouter } from '@tanstack/react-router';
import { readablePath } from '../urls/resolve-page.ts';

const CATCH_ALL = '/$';
/** How long a visitor must point at a link before its page is preloaded. */
const AIM_MS = 50;

type Press = Pick<
  MouseEvent,
  'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'
>;

/** In SVG, a link's `href` is an object, and the optional parts are missing. */
export type LinkParts = { readonly href: unknown } & Pick<Element, 'hasAttribute'> &
  Partial<Pick<HTMLAnchorElement, 'origin' | 'pathname' | 'search' | 'target'>>;

type Shown = Pick<Location, 'origin' | 'pathname' | 'search'>;

/** Whether a click would open a link in the same tab. */
export const isPlain = (press: Press): boolean =>
  press.button === 0 &&
  !(press.ctrlKey || press.metaKey || press.shiftKey || press.altKey || press.defaultPrevented);

/** Returns a link's relative URL, or undefined if the browser itself must follow the link. */
export const pageBehind = (
  link: LinkParts,
  shown: Shown,
  hasPage: (path: string) => boolean,
): string | undefined => {
  const { href, origin, pathname = '', search, target } = link;
  if (typeof href !== 'string' || origin !== shown.origin) return undefined;
  if (link.hasAttribute('download') || (target && target !== '_self')) return undefined;
  const isPart = href.includes('#') && pathname === shown.pathname && search === shown.search;
  // The last segment of a file's path has an extension.
  const isFile = /\.[^/]*$/.test(pathname);
  // As a relative URL, a path that begins with two slashes names another host.
  const namesHost = pathname.startsWith('//');
  if (isPart || isFile || namesHost || !hasPage(readablePath(pathname))) return undefined;
  return href.slice(origin.length);
};

const linkOf = ({ target }: Event) => (target instanceof Element ? target.closest('a') : null);

/**
 * Follows links to pages of this site through the router. Listens in the capture phase, because
 * React stops events on elements that are not hydrated yet. When hydration ends, follows the link
 * that was clicked last.
 */
export const followLinks = (hydrated: Promise<RegisteredRouter>): void => {
  let router: RegisteredRouter | undefined;
  let remembered: string | undefined;
  let follow = (href: string): void => {
    remembered = href;
  };
  const hasPage = (path: string): boolean => {
    if (!router) return true;
    // Without the sections' code, the router could only show an error page, so the browser loads
    // the page from the server instead.
    const isLost = router.state.matches.some(({ context }) => context.lost);
    return !isLost && router.getMatchedRoutes(path)[2]?.id !== CATCH_ALL;
  };

  let aimedAt: HTMLAnchorElement | null = null;
  let aim: ReturnType<typeof setTimeout> | undefined;

  document.addEventListener(
    'click',
    (event) => {
      const link = linkOf(event);
      if (!link || link.hasAttribute('data-own-click') || !isPlain(event)) return;
      const href = pageBehind(link, location, hasPage);
      // During hydration, a second click on a link is left to the browser, which may be faster.
      if (!href || href === remembered) return;
      event.preventDefault();
      clearTimeout(aim);
      // Runs after the other handlers, because one of them may write the search query into the URL.
      setTimeout(() => follow(href));
    },
    { capture: true },
  );

  const preload = (event: Event) => {
    const link = linkOf(event);
    if (link === aimedAt) return;
    aimedAt = link;
    clearTimeout(aim);
    const href = link && pageBehind(link, location, hasPage);
    if (!href) return;
    aim = setTimeout(() => {
      // The router ignores `to` if `href` is set. A click retries a failed preload.
      router?.preloadRoute({ to: '.', href }).catch(() => {});
    }, AIM_MS);
  };
  for (const type of ['pointerover', 'focusin']) {
    document.addEventListener(type, preload, { capture: true, passive: true });
  }

  const start = (by: typeof follow) => {
    follow = by;
    if (remembered) follow(remembered);
    remembered = undefined;
  };
  hydrated.then(
    (ready) => {
      router = ready;
      start((href) => {
        const { pathname: to, search: query, hash } = new URL(href, location.origin);
        // Checks again, because `hasPage` is true for every path before hydration.
        if (!hasPage(readablePath(to))) return location.assign(href);
        // Passing the parts, not `href`, preserves capital letters in the URL.
        const search = ready.options.parseSearch(query);
        void ready.navigate<RegisteredRouter, string, string>({ to, search, hash: hash.slice(1) });
      });
    },
    () =>
      start((href) => {
        // Without this mark, src/boot would reload this page and cancel the navigation.
        document.documentElement.dataset['leaving'] = '';
        location.assign(href);
      }),
  );
};
