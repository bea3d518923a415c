import { createRootRoute, HeadContent, Match, useChildMatches } from '@tanstack/react-router';
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
  component: () => (
    <>
      <HeadContent />
      <Shell>
        <Page />
      </Shell>
    </>
  ),
});
