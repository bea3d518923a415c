import { useEffect, useRef, useState } from 'react';
import { useConnectionDown } from '../components/use-connection-down.ts';
import { footer } from '../content/footer.ts';
import { remembered } from '../page/remembered.ts';
import { storageKeys } from '../page/storage-keys.ts';

const themes = ['system', 'light', 'dark'] as const;
type Theme = (typeof themes)[number];

const kept = remembered(storageKeys.theme);

/** Returns the current theme. `src/boot/first.ts` applies a stored theme before the first paint. */
const currentTheme = (): Theme => {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
};

const paper = { light: '#FBF8F3', dark: '#100E20' } as const;
/** The same colour as in components/lamp-lit.css. */
const NIGHT = '#1C1638';

/**
 * Colours the browser's own bar to match the page. With `system`, each `<meta name="theme-color">`
 * gets the colour of its own `media` query (light or dark).
 * @param isNight whether the page is dark because there is no connection
 */
const paintBrowserBar = (theme: Theme, isNight: boolean): void => {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.media.includes('dark') ? 'dark' : 'light';
    meta.content = isNight ? NIGHT : paper[theme === 'system' ? own : theme];
  }
};

const chooseTheme = (theme: Theme): void => {
  const { dataset } = document.documentElement;
  kept.set(theme === 'system' ? null : theme);
  if (theme === 'system') delete dataset['theme'];
  else dataset['theme'] = theme;
};

/** Chooses the theme. Hidden without JavaScript, because the system then decides. */
export const ThemeSwitch = () => {
  // Matches the server's HTML.
  const [theme, setTheme] = useState<Theme>('system');
  const isNight = useConnectionDown();
  const switches = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    // Applies a theme that the visitor chose before hydration.
    const pressed = switches.current?.querySelector<HTMLInputElement>(':checked')?.value;
    if (pressed === 'light' || pressed === 'dark') chooseTheme(pressed);
    setTheme(currentTheme());
  }, []);
  useEffect(() => paintBrowserBar(theme, isNight), [theme, isNight]);
  return (
    <fieldset ref={switches} className="segments noscript:hidden">
      <legend className="sr-only">{footer.theme.label}</legend>
      {themes.map((option) => (
        <label key={option}>
          <input
            type="radio"
            name="theme"
            value={option}
            checked={theme === option}
            onChange={() => {
              chooseTheme(option);
              setTheme(option);
            }}
          />
          <span>{footer.theme[option]}</span>
        </label>
      ))}
    </fieldset>
  );
};
