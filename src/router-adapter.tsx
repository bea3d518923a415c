import { type AnyRouter, Match, useChildMatches } from '@tanstack/react-router';

// Everything here depends on internals of @tanstack/react-router 1.170.46, whose version is pinned.
// Each export names its replacement in the public API.

/**
 * Tells the router that the page was served as HTML, so that it hydrates <HeadContent> in place. The
 * public way is TanStack Start. A story fails on any hydration error.
 */
export const adoptServedPage = (router: AnyRouter): void => {
  router.ssr = { manifest: undefined };
};

/**
 * The router would replace a page whose code or content was lost on the way by an error page, or
 * load it again, together with all typed text. Instead the page stays HTML, and src/boot reloads it.
 * The public way is an error component for each route.
 * @throws the error of the lost content, or one that names the route of the lost code
 */
export const assertComplete = (router: AnyRouter): void => {
  for (const { status, error, routeId } of router.state.matches) {
    if (status === 'error') throw error;
    // The router removes `preload` once the component is there.
    const { component } = router.routesById[routeId].options;
    if (component?.preload) throw new Error(`The code of ${routeId} was lost`);
  }
};

/**
 * <Outlet>, the public way, without its Suspense boundary: React would hydrate the page some time
 * after the shell, whose links make the router fail in between. A page waits for nothing: its loader
 * has run.
 */
export const Page = () => {
  const routeId = useChildMatches({ select: ([match]) => match?.routeId });
  // Stills never update: another page of the same route is another instance.
  const path = useChildMatches({ select: ([match]) => match?.pathname });
  return routeId && <Match key={path} routeId={routeId} />;
};
