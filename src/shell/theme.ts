import { observable } from '../page/observable.ts';
import { storageKeys } from '../page/storage-keys.ts';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const chosen = observable<Theme | undefined>(undefined);

/** The theme in force; `src/boot/first.ts` puts a remembered one on the root before the first paint. */
export const currentTheme = (): Theme => {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
};

const day = { light: '#FBF8F3', dark: '#100E20' } as const;
/** The same colours as in components/lamp-lit.css. */
const dusk = { light: '#DED8EA', dark: '#1C1638' } as const;

/**
 * Gives the browser's own bar the theme's paper colour; `system` leaves that to each tag's media.
 */
export const paintBrowserBar = (theme: Theme, isDusk: boolean): void => {
  const paper = isDusk ? dusk : day;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.media.includes('dark') ? 'dark' : 'light';
    meta.content = paper[theme === 'system' ? own : theme];
  }
};

/** Applies a theme, and stores it if possible. */
export const chooseTheme = (theme: Theme): void => {
  const { dataset } = document.documentElement;
  try {
    if (theme === 'system') localStorage.removeItem(storageKeys.theme);
    else localStorage.setItem(storageKeys.theme, theme);
  } catch {
    // Storage is unavailable: the choice applies to this visit.
  }
  if (theme === 'system') delete dataset['theme'];
  else dataset['theme'] = theme;
  chosen.set(theme);
};

export const onThemeChange = chosen.subscribe;
