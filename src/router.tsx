import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { ErrorPage } from './pages/error-page.tsx';
import { routeTree } from './routeTree.gen.ts';
import { readablePath } from './urls/resolve-page.ts';

/** One router for the browser and, with a memory history, for the prerender. */
export const createAppRouter = (history?: RouterHistory) =>
  createRouter({
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
    // At prerender it would render an inline script; in the browser the router does it by itself.
    scrollRestoration: typeof document !== 'undefined',
    defaultPreload: 'intent',
    defaultErrorComponent: ErrorPage,
  });

export type AppRouter = ReturnType<typeof createAppRouter>;

const ignore = () => {};

/**
 * Route changes become view transitions where the browser has them; called once the page is
 * hydrated, for the first load is no change. The router's own option leaves the promises of a
 * transition that a quicker click cuts short unhandled.
 */
export const enableViewTransitions = (router: AppRouter): void => {
  if (!('startViewTransition' in document)) return;
  router.startViewTransition = (update) => {
    const transition = document.startViewTransition(update);
    transition.ready.catch(ignore);
    transition.finished.catch(ignore);
    return transition.updateCallbackDone;
  };
};

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
