import { addLink } from './head-link.ts';
import { reloadWhenReachable, watchFiles } from './recover.ts';

// Starts the app's script only after the first paint, which the script would delay on a slow phone.
// (`load` plus `requestIdleCallback` is too late on some pages, and too early on others.) The build
// inlines this script, with the URLs of the entry script and the style sheets in attributes.

const { entry, styles } = document.currentScript?.dataset ?? {};

watchFiles();

// The Back button may change the URL before the app's script runs (see main.tsx).
window.openedAt = location.pathname;

// Marks a form that the browser itself posts, so that use-submission-form.ts does not send it too.
addEventListener('submit', ({ target, defaultPrevented }) => {
  if (!defaultPrevented && target instanceof HTMLElement) target.dataset['posted'] = '';
});

// Keeps Chromium's install prompt until the visitor asks to install the site.
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

// The development server sets no `entry`, because index.html loads the app's script.
if (entry) {
  const reportsPaint = PerformanceObserver.supportedEntryTypes.includes('paint');
  // A page opened in the background does not paint until it is visible.
  if (!reportsPaint || document.visibilityState === 'hidden') start(entry);
  else {
    new PerformanceObserver((paints, observer) => {
      if (paints.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      start(entry);
    }).observe({ type: 'paint', buffered: true });
    // Firefox does not always report a paint, for example after a reload.
    addEventListener('load', () => setTimeout(start, 1_000, entry));
  }
}
