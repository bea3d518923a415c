import { useSyncExternalStore } from 'react';

// The year of the build: the browser must hydrate the same year before it shows its own.
declare const __BUILD_YEAR__: number;
const never = () => () => {};

/** The current year, even if the page was built last December. */
export const CopyrightYear = () =>
  useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => __BUILD_YEAR__,
  );
