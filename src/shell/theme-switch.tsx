import { useEffect, useSyncExternalStore } from 'react';
import { footer } from '../content/navigation.ts';
import {
  chooseTheme,
  currentTheme,
  onThemeChange,
  paintBrowserBar,
  type Theme,
  themes,
} from './theme.ts';

const serverTheme = (): Theme => 'system';

/** System, light or dark; without script the system decides and this is not shown. */
export const ThemeSwitch = () => {
  const theme = useSyncExternalStore(onThemeChange, currentTheme, serverTheme);
  useEffect(() => paintBrowserBar(theme), [theme]);
  return (
    <fieldset className="theme-switch">
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
