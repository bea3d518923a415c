import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition, useEffect, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { loadPatiently } from './loading/load.ts';
import { givenOpenings } from './openings/given-openings.ts';
import { markCurrentLinks } from './page/current-links.ts';
import { followLinks } from './page/follow-links.ts';
import { bringFonts } from './page/fonts.ts';
import { carryOver, markHydrated, noteFields } from './page/hydration.ts';
import { idle } from './page/idle.ts';
import { storageKeys } from './page/storage-keys.ts';
import { reloadOnStaleChunk } from './page/worker/stale-chunks.ts';
import { type AppRouter, createAppRouter } from './router.tsx';
import { adoptServedPage, assertComplete } from './router-adapter.tsx';

declare global {
  interface Window {
    /** Settles when hydration ends. Global, because src/boot cannot import this module. */
    hydrated: Promise<void>;
  }
}

const App = ({
  router,
  onHydrated,
}: {
  readonly router: AppRouter;
  readonly onHydrated: () => void;
}) => {
  useLayoutEffect(() => {
    const main = document.querySelector('main');
    if (main) carryOver(main);
  }, []);
  useEffect(() => {
    markHydrated();
    onHydrated();
  }, [onHydrated]);
  return <RouterProvider router={router} />;
};

const parsed = async (): Promise<void> => {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));
};

// A top-level await would deadlock, because `hydrate` loads chunks that import this chunk.
const hydrate = async (): Promise<AppRouter> => {
  const container = document.getElementById('app');
  if (!container) throw new Error('The page has no #app element to hydrate');

  if (window.openedAt !== location.pathname) {
    // The Back button changed the URL before this script ran, so the HTML belongs to another page.
    location.reload();
    return new Promise(() => {});
  }

  // The openings are at the end of the page, which might not have been parsed yet.
  await parsed();
  const router = createAppRouter({ openings: givenOpenings() });
  adoptServedPage(router);
  await router.load();
  assertComplete(router);
  noteFields(container);
  await new Promise<void>((resolve) => {
    // A transition hydrates in slices, so that the page stays responsive.
    startTransition(() => {
      hydrateRoot(
        container,
        <StrictMode>
          <App router={router} onHydrated={resolve} />
        </StrictMode>,
      );
    });
  });
  return router;
};

const enhance = async (router: AppRouter) => {
  const { startEnhancing } = await loadPatiently(() => import('./components/enhance.ts'));
  startEnhancing((run) => router.subscribe('onRendered', run));
};

const startBackground = async (router: AppRouter) => {
  await idle();
  const background = await loadPatiently(() => import('./page/start-background.ts'));
  await background.startBackground(router);
};

const start = async () => {
  reloadOnStaleChunk();
  const hydrating = hydrate();
  followLinks(hydrating);
  const router = await hydrating;
  void bringFonts(router);
  markCurrentLinks();
  router.subscribe('onRendered', markCurrentLinks);
  try {
    sessionStorage.removeItem(storageKeys.reloads);
  } catch {
    // Without storage, src/boot does not reload the page, so there is no count to erase.
  }
  void enhance(router);
  void startBackground(router);
};

window.hydrated = start();
