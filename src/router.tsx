import { createRouter, defaultStringifySearch, type RouterHistory } from '@tanstack/react-router';
import type { DatedOpenings } from './openings/openings.ts';
import { ErrorPage } from './routes/-error-page.tsx';
import { routeTree } from './routeTree.gen.ts';
import { readableQuery } from './urls/readable-query.ts';
import { readablePath } from './urls/resolve-page.ts';

interface RouterOptions {
  /** A memory history, where there is no browser. */
  readonly history?: RouterHistory;
  /** The openings in the page's HTML, or for rendering it. */
  readonly openings?: DatedOpenings | undefined;
}

/** One router for the browser, the prerender and the server. */
export const createAppRouter = ({ history, openings }: RouterOptions = {}) => {
  // The first page was served as HTML: the browser or the reader has scrolled it, and the router
  // would reset that.
  let isFirstPage = true;
  const router = createRouter({
    routeTree,
    context: { openings },
    ...(history && { history }),
    // Any capitalisation of a path is the same page, down to the links marked as current.
    rewrite: {
      input: ({ url }) => {
        url.pathname = readablePath(url.pathname);
        return url;
      },
    },
    trailingSlash: 'never',
    stringifySearch: (search) => readableQuery(defaultStringifySearch(search)),
    // At prerender it would render an inline script.
    scrollRestoration: typeof document !== 'undefined' && (() => !isFirstPage),
    defaultErrorComponent: ErrorPage,
  });
  router.subscribe('onBeforeLoad', ({ fromLocation, pathChanged, hashChanged }) => {
    if (fromLocation && (pathChanged || hashChanged)) isFirstPage = false;
  });
  return router;
};

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
