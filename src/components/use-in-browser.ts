import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Returns `known()`, but `served()` in the HTML and during hydration. */
export const useInBrowser = <T>(known: () => T, served: () => T): T =>
  useSyncExternalStore(never, known, served);
