import { retryLater } from './page/connection/retry-later.ts';
import { storageKeys } from './page/storage-keys.ts';

// Script must not compete with the first paint on a slow phone, so all of it waits for that paint.
// (`load` plus `requestIdleCallback` comes too late on some pages and too early on others.)

const start = () => {
  const own = document.querySelector<HTMLScriptElement>('script[data-modules]');
  for (const href of own?.dataset['modules']?.split(' ') ?? []) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
  hydrate().catch((error: unknown) => {
    // As if this script itself had got lost on the way: index.html then loads the page again.
    own?.dispatchEvent(new Event('error'));
    throw error;
  });
};

const hydrate = async () => {
  const { hydrated } = await import('./main.tsx');
  await hydrated;
  try {
    sessionStorage.removeItem(storageKeys.reloads);
  } catch {
    // Without storage the page does not load itself again.
  }
  startBackground();
};

const startBackground = () => {
  import('./page/start-background.ts').then(
    (background) => background.startBackground(),
    // The page works without it meanwhile.
    () => retryLater(startBackground),
  );
};

// Chromium offers to install the site when it likes; the offer is kept for when a visitor wants it.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  window.installPrompt = event;
});

const painted = () => performance.getEntriesByName('first-contentful-paint').length > 0;
const supported = PerformanceObserver.supportedEntryTypes.includes('paint');

// A page opened in the background does not paint until it is looked at.
if (!supported || painted() || document.visibilityState === 'hidden') {
  start();
} else {
  const observer = new PerformanceObserver(() => {
    if (!painted()) return;
    observer.disconnect();
    start();
  });
  observer.observe({ type: 'paint', buffered: true });
}
