import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { reloadOnStaleChunk } from './page/worker/stale-chunks.ts';
import { type AppRouter, createAppRouter, enableViewTransitions } from './router.tsx';

const App = ({
  router,
  onHydrated,
}: {
  readonly router: AppRouter;
  readonly onHydrated: () => void;
}) => {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = 'true';
    enableViewTransitions(router);
    onHydrated();
  }, [router, onHydrated]);
  return <RouterProvider router={router} />;
};

// A function, not top-level await: the page's own chunks import this one, and would wait for it for
// ever.
const hydrate = async () => {
  const container = document.getElementById('app');
  if (!container) throw new Error('The page has no #app element to hydrate');

  const router = createAppRouter();
  // Tells the router that the page came as HTML, so that it hydrates <HeadContent> in place. The
  // field is semi-internal: the router's version is pinned and an e2e test fails on any hydration
  // error.
  router.ssr = { manifest: undefined };
  await router.load();
  await new Promise<void>((resolve) => {
    hydrateRoot(
      container,
      <StrictMode>
        <App router={router} onHydrated={resolve} />
      </StrictMode>,
    );
  });
};

reloadOnStaleChunk();
/** Settles when the page can be used. */
export const hydrated = hydrate();
