import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the prerendered HTML and while it hydrates, true ever after. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
