import { useEffect, useRef, useState } from 'react';
import { useConnectionDown } from '../components/use-connection-down.ts';
import { footer } from '../content/footer.ts';
import { chooseTheme, currentTheme, paintBrowserBar, type Theme, themes } from './theme.ts';

/** Lets the visitor choose the theme. Hidden without JavaScript: the system's setting applies. */
export const ThemeSwitch = () => {
  // The initial theme must match the server's HTML.
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
