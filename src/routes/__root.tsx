import { createRootRouteWithContext, HeadContent } from '@tanstack/react-router';
import type { DatedOpenings } from '../openings/openings.ts';
import { isHydrated } from '../page/hydration.ts';
import { Page } from '../router-adapter.tsx';
import { loadSections } from '../sections/later.tsx';
import { Shell } from '../shell/shell.tsx';
import { ErrorPage } from './-error-page.tsx';

export const Route = createRootRouteWithContext<{ readonly openings: DatedOpenings | undefined }>()(
  {
    // The first page's HTML contains its sections, so only later pages load the sections' code.
    // A failure is returned, not thrown: if the root route threw, the error page would also replace
    // the bar and the footer.
    beforeLoad: async (): Promise<{ readonly lost?: Error }> => {
      if (!import.meta.env.SSR && !isHydrated()) return {};
      return loadSections().then(
        () => ({}),
        (lost: Error) => ({ lost }),
      );
    },
    component: () => {
      // Selects only `lost`, because the rest of the context changes with each navigation.
      const lost = Route.useRouteContext({ select: (context) => context.lost });
      return (
        <>
          <HeadContent />
          <Shell>{lost ? <ErrorPage error={lost} /> : <Page />}</Shell>
        </>
      );
    },
  },
);
