import type { storageKeys } from '../page/storage-keys.ts';
import { addLink } from './head-link.ts';

// The build inlines this script into each page, with the fonts' URLs and the
// headline's font in attributes.

const root = document.documentElement;
const QUICK_LINE_MS = 200;
// Imports only the type: the whole `storageKeys` object would be inlined into every page.
const THEME: typeof storageKeys.theme = 'theme';

try {
  const theme = localStorage.getItem(THEME);
  if (theme === 'light' || theme === 'dark') {
    root.dataset['theme'] = theme;
    const bars = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
    const chosen = bars.find((bar) => bar.media.includes(theme))?.content ?? '';
    for (const bar of bars) bar.content = chosen;
  }
} catch {
  // Without storage, the page uses the system's theme.
}

// Preloads the fonts if the page loaded quickly, or if the worker served it: the offline copy
// contains the fonts. Chromium then waits for the fonts before the first paint. On a slow
// connection, a preload would delay the page's script (see src/page/fonts.ts). The page then uses
// a small font with only the letters of its headline.
const { fonts, headline } = document.currentScript?.dataset ?? {};
const [navigation] = performance.getEntriesByType('navigation');
if (
  navigation instanceof PerformanceNavigationTiming &&
  (navigation.workerStart > 0 || performance.now() - navigation.requestStart < QUICK_LINE_MS)
) {
  root.dataset['fonts'] = 'all';
  for (const href of fonts?.split(' ') ?? []) {
    addLink({ rel: 'preload', as: 'font', crossOrigin: '', href });
  }
} else if (headline) {
  const file = Uint8Array.from(atob(headline), (byte) => byte.charCodeAt(0));
  document.fonts.add(new FontFace('Headline', file, { weight: '700' }));
}
