import { remembered } from '../page/remembered.ts';
import { storageKeys } from '../page/storage-keys.ts';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const kept = remembered(storageKeys.theme);

/** `src/boot/first.ts` applies a stored theme before the first paint. */
export const currentTheme = (): Theme => {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
};

const paper = { light: '#FBF8F3', dark: '#100E20' } as const;
/** The same colour as in start-background.css. */
const NIGHT = '#18122F';

/**
 * Makes the browser's bar match the page's colour. With `system`, each `<meta name="theme-color">`
 * gets the colour for its own `media` query (light or dark).
 * @param isNight whether the page is dark because there is no connection
 */
export const paintBrowserBar = (theme: Theme, isNight: boolean): void => {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.media.includes('dark') ? 'dark' : 'light';
    meta.content = isNight ? NIGHT : paper[theme === 'system' ? own : theme];
  }
};

export const chooseTheme = (theme: Theme): void => {
  const { dataset } = document.documentElement;
  kept.set(theme === 'system' ? null : theme);
  if (theme === 'system') delete dataset['theme'];
  else dataset['theme'] = theme;
};
