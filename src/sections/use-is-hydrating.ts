import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether this render hydrates the server's HTML rather than creating elements. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => !import.meta.env.SSR,
  );
