import { createRouter, defaultStringifySearch, type RouterHistory } from '@tanstack/react-router';
import type { DatedOpenings } from './openings/openings.ts';
import { ErrorPage } from './routes/-error-page.tsx';
import { routeTree } from './routeTree.gen.ts';
import { readableQuery } from './urls/readable-query.ts';
import { readablePath } from './urls/resolve-page.ts';

interface RouterOptions {
  /** A memory history, if there is no browser. */
  readonly history?: RouterHistory;
  /** The openings in the page's HTML. In the renderer, the openings to render. */
  readonly openings?: DatedOpenings | undefined;
}

export const createAppRouter = ({ history, openings }: RouterOptions = {}) => {
  // The visitor may scroll the first page before hydration. The router must not undo this.
  let isFirstPage = true;
  const router = createRouter({
    routeTree,
    context: { openings },
    ...(history && { history }),
    // Any capitalisation of a path opens the same page, and marks the same links as current.
    rewrite: {
      input: ({ url }) => {
        url.pathname = readablePath(url.pathname);
        return url;
      },
    },
    trailingSlash: 'never',
    stringifySearch: (search) => readableQuery(defaultStringifySearch(search)),
    // In the renderer, which has no document, this option would add an inline script to the HTML.
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
