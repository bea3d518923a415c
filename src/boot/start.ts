import { addLink } from './head-link.ts';
import { reloadWhenReachable, watchFiles } from './recover.ts';

// Starts the page's script behind its first paint, with which it would compete on a slow phone.
// (`load` plus `requestIdleCallback` is too late on some pages, too early on others.) The build writes
// it into each page, with the URLs of the entry and of the style sheets in attributes.

const { entry, styles } = document.currentScript?.dataset ?? {};

watchFiles();

// Back may change the address before a script follows it (see main.tsx).
window.openedAt = location.pathname;

// A form that the browser itself posts: use-submission-form.ts does not send it once more.
addEventListener('submit', ({ target, defaultPrevented }) => {
  if (!defaultPrevented && target instanceof HTMLElement) target.dataset['posted'] = '';
});

// Chromium offers to install the site at a moment of its own; the offer is kept until a visitor asks.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  window.installPrompt = event;
});

let isStarted = false;
const start = (url: string): void => {
  if (isStarted) return;
  isStarted = true;
  for (const href of styles?.split(' ') ?? []) {
    addLink({ rel: 'stylesheet', href, fetchPriority: 'low' });
  }
  import(/* @vite-ignore */ url)
    .then(() => window.hydrated)
    .catch((error: unknown) => {
      reloadWhenReachable();
      throw error;
    });
};

// The development server starts the page itself.
if (entry) {
  const reportsPaint = PerformanceObserver.supportedEntryTypes.includes('paint');
  // A page opened in the background does not paint before it is visible.
  if (!reportsPaint || document.visibilityState === 'hidden') start(entry);
  else {
    new PerformanceObserver((paints, observer) => {
      if (paints.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      start(entry);
    }).observe({ type: 'paint', buffered: true });
    // Firefox does not always report a paint, after a reload for example.
    addEventListener('load', () => setTimeout(start, 1_000, entry));
  }
}
