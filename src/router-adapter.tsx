import { type AnyRouter, Match, useChildMatches } from '@tanstack/react-router';

// Depends on internals of @tanstack/react-router 1.170.46, whose version is pinned. Each export's
// comment names the alternative in the public API.

/**
 * Tells the router that the page was served as HTML, so that it hydrates <HeadContent>. The public
 * alternative is TanStack Start. The browser tests fail on any hydration error.
 */
export const adoptServedPage = (router: AnyRouter): void => {
  router.ssr = { manifest: undefined };
};

/**
 * Throws if the page's code or content failed to load. The page then stays plain HTML, and src/boot
 * reloads it unless text was typed. Without this check, the router would replace the page, and lose
 * any typed text. The public alternative is an error component for each route.
 * @throws the content's error, or an error that names the route whose code is missing
 */
export const assertComplete = (router: AnyRouter): void => {
  for (const { status, error, routeId } of router.state.matches) {
    if (status === 'error') throw error;
    // The router removes `preload` once the component has loaded.
    const { component } = router.routesById[routeId].options;
    if (component?.preload) throw new Error(`The code of ${routeId} failed to load`);
  }
};

/**
 * Renders the matched page like <Outlet>, the public alternative, but without a Suspense boundary.
 * A boundary would let React hydrate the page after the shell, and the router would fail if a link
 * in the shell was clicked in between. The page's loader has run, so no boundary is needed.
 */
export const Page = () => {
  const routeId = useChildMatches({ select: ([match]) => match?.routeId });
  // Without this key, a `<Still>` would keep the first page's HTML after a navigation.
  const path = useChildMatches({ select: ([match]) => match?.pathname });
  return routeId && <Match key={path} routeId={routeId} />;
};
