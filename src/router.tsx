import { createRouter, defaultStringifySearch, type RouterHistory } from '@tanstack/react-router';
import { ErrorPage } from './pages/error-page.tsx';
import { routeTree } from './routeTree.gen.ts';
import { readablePath } from './urls/resolve-page.ts';

/** One router for the browser and, with a memory history, for the prerender. */
export const createAppRouter = (history?: RouterHistory) => {
  // That one came as HTML: it is where the browser has scrolled it to, or by now its reader, and the
  // router would put it back to the top.
  let isFirstPage = true;
  const router = createRouter({
    routeTree,
    ...(history && { history }),
    // Any capitalisation of a path is the same page, down to its active links.
    rewrite: {
      input: ({ url }) => {
        url.pathname = readablePath(url.pathname);
        return url;
      },
    },
    trailingSlash: 'never',
    // A topic is a path, and a query may have one in it as it is.
    stringifySearch: (search) => defaultStringifySearch(search).replaceAll('%2F', '/'),
    // At prerender it would render an inline script.
    scrollRestoration: typeof document !== 'undefined' && (() => !isFirstPage),
    defaultPreload: 'intent',
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
