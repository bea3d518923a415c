import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Returns the value of `known`, but in the HTML and during hydration that of `served`. */
export const useInBrowser = <T>(known: () => T, served: () => T): T =>
  useSyncExternalStore(never, known, served);
