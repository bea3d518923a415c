import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** A value that only the browser knows; `served` is that of the HTML, also during hydration. */
export const useInBrowser = <T>(known: () => T, served: () => T): T =>
  useSyncExternalStore(never, known, served);
