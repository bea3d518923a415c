import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useConnectionDown } from '../components/use-connection-down.ts';
import { footer } from '../content/footer.ts';
import {
  chooseTheme,
  currentTheme,
  onThemeChange,
  paintBrowserBar,
  type Theme,
  themes,
} from './theme.ts';

const serverTheme = (): Theme => 'system';

/** Chooses the theme. Hidden without script, because the system then decides. */
export const ThemeSwitch = () => {
  const theme = useSyncExternalStore(onThemeChange, currentTheme, serverTheme);
  const isNight = useConnectionDown();
  const switches = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    // Applies a theme that the visitor chose before hydration. The HTML has 'system' checked.
    const pressed = switches.current?.querySelector<HTMLInputElement>(':checked')?.value;
    if (pressed === currentTheme()) return;
    if (pressed === 'light' || pressed === 'dark') chooseTheme(pressed);
  }, []);
  useEffect(() => paintBrowserBar(theme, isNight), [theme, isNight]);
  return (
    <fieldset ref={switches} className="segments">
      <legend className="sr-only">{footer.theme.label}</legend>
      {themes.map((option) => (
        <label key={option}>
          <input
            type="radio"
            name="theme"
            value={option}
            checked={theme === option}
            onChange={() => chooseTheme(option)}
          />
          <span>{footer.theme[option]}</span>
        </label>
      ))}
    </fieldset>
  );
};
