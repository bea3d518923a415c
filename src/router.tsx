import { createRouter, defaultStringifySearch, type RouterHistory } from '@tanstack/react-router';
import type { DatedOpenings } from './openings/openings.ts';
import { ErrorPage } from './routes/-error-page.tsx';
import { routeTree } from './routeTree.gen.ts';
import { readableQuery } from './urls/readable-query.ts';
import { readablePath } from './urls/resolve-page.ts';

interface RouterOptions {
  /** A memory history, where there is no browser. */
  readonly history?: RouterHistory;
  /** The openings that the page has come with, or is to be rendered with. */
  readonly openings?: DatedOpenings | undefined;
}

/** One router for the browser, the prerender and the server. */
export const createAppRouter = ({ history, openings }: RouterOptions = {}) => {
  // That one came as HTML: it is where the browser has scrolled it to, or by now its reader, and the
  // router would put it back to the top.
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
