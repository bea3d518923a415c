import {
  createRootRouteWithContext,
  HeadContent,
  Match,
  useChildMatches,
} from '@tanstack/react-router';
import type { DatedOpenings } from '../openings/openings.ts';
import { isHydrated } from '../page/hydration.ts';
import { loadSections } from '../sections/later.tsx';
import { Shell } from '../shell/shell.tsx';
import { ErrorPage } from './-error-page.tsx';

/**
 * The router's <Outlet> without its Suspense boundary: React would hydrate the page some time after
 * the shell, whose links make the router fail in between. A page waits for nothing: its loader has
 * run.
 */
const Page = () => {
  const routeId = useChildMatches({ select: ([match]) => match?.routeId });
  // Stills never update: another page of the same route is another instance.
  const path = useChildMatches({ select: ([match]) => match?.pathname });
  const { lost } = Route.useRouteContext();
  if (lost) return <ErrorPage error={lost} />;
  return routeId && <Match key={path} routeId={routeId} />;
};

export const Route = createRootRouteWithContext<{ readonly openings: DatedOpenings | undefined }>()(
  {
    // The first page of a visit has its sections as HTML. A load failure is returned, not thrown:
    // an error of the root route would replace bar and footer, which need the same file.
    beforeLoad: async (): Promise<{ readonly lost?: Error }> => {
      if (!import.meta.env.SSR && !isHydrated()) return {};
      return loadSections().then(
        () => ({}),
        (lost: Error) => ({ lost }),
      );
    },
    component: () => (
      <>
        <HeadContent />
        <Shell>
          <Page />
        </Shell>
      </>
    ),
  },
);
