import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createAppRouter } from './router.tsx';

const container = document.getElementById('app');
if (!container) throw new Error('The page has no #app element to hydrate');

const router = createAppRouter();
// Tells the router that the page came as HTML, so that it hydrates <HeadContent> in place. The field
// is semi-internal: the router's version is pinned and an e2e test fails on any hydration error.
router.ssr = { manifest: undefined };
await router.load();

const App = () => {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = 'true';
    void import('./pwa/start.ts').then(({ startBackground }) => startBackground());
  }, []);
  return <RouterProvider router={router} />;
};

hydrateRoot(
  container,
  <StrictMode>
    <App />
  </StrictMode>,
);
