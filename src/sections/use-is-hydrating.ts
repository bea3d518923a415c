import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether React is adopting the server's HTML in this render, rather than creating elements. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => !import.meta.env.SSR,
  );
