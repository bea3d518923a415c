import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Returns a value that only the browser knows. `served` is used in the HTML and in hydration. */
export const useInBrowser = <T>(known: () => T, served: () => T): T =>
  useSyncExternalStore(never, known, served);
