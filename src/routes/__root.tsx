import { createRootRoute, HeadContent, Match, useChildMatches } from '@tanstack/react-router';
import { isHydrated } from '../page/hydration.ts';
import { ErrorPage } from '../pages/error-page.tsx';
import { loadSections } from '../sections/later.tsx';
import { Shell } from '../shell/shell.tsx';

/**
 * The router's <Outlet> without its Suspense boundary: React would hydrate the page some time after
 * the shell, whose links make the router fail in between. A page waits for nothing: its loader has
 * run.
 */
const Page = () => {
  const routeId = useChildMatches({ select: ([match]) => match?.routeId });
  return routeId && <Match routeId={routeId} />;
};

export const Route = createRootRoute({
  beforeLoad: async () => {
    // On the first page of a visit its HTML stands in for them.
    if (import.meta.env.SSR || isHydrated()) await loadSections();
  },
  component: () => (
    <>
      <HeadContent />
      <Shell>
        <Page />
      </Shell>
    </>
  ),
  // Of every page, where the code of the sections cannot be had.
  errorComponent: (props) => (
    <Shell>
      <ErrorPage {...props} />
    </Shell>
  ),
});
