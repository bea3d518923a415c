import type { storageKeys } from '../page/storage-keys.ts';
import { addLink } from './head-link.ts';

// Runs before the page's style is read. The build writes it into each page, with the URLs of the fonts
// in an attribute.

const root = document.documentElement;
const QUICK_LINE_MS = 200;
// Its type alone is imported: the object would be in every page.
const THEME: typeof storageKeys.theme = 'theme';

// On a quick line, and from the offline copy, the fonts are there for the first paint. Elsewhere they
// would delay the script (see src/page/fonts.ts). Chromium delays the paint for a preloaded font.
const [navigation] = performance.getEntriesByType('navigation');
if (
  navigation instanceof PerformanceNavigationTiming &&
  performance.now() - navigation.requestStart < QUICK_LINE_MS
) {
  root.dataset['fonts'] = 'all';
  for (const href of document.currentScript?.dataset['fonts']?.split(' ') ?? []) {
    addLink({ rel: 'preload', as: 'font', crossOrigin: '', href });
  }
}

try {
  const theme = localStorage.getItem(THEME);
  if (theme === 'light' || theme === 'dark') {
    root.dataset['theme'] = theme;
    const bars = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
    const chosen = bars.find((bar) => bar.media.includes(theme))?.content ?? '';
    for (const bar of bars) bar.content = chosen;
  }
} catch {
  // Without storage the page has the system's theme.
}
