import { useSyncExternalStore } from 'react';

// What the HTML was built with: the browser must hydrate the same year before it shows its own.
const builtIn = Number(import.meta.env['VITE_BUILD_YEAR'] ?? 2026);
const never = () => () => {};

/** The current year, also in a page that was built last December. */
export const CopyrightYear = () =>
  useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => builtIn,
  );
