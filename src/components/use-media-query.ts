import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query matches; false in the HTML. Use it for behaviour only: markup that depended
 * on it would differ between server and browser.
 */
export const useMediaQuery = (query: string): boolean =>
  useSyncExternalStore(
    useCallback(
      (onChange) => {
        const list = matchMedia(query);
        list.addEventListener('change', onChange);
        return () => list.removeEventListener('change', onChange);
      },
      [query],
    ),
    () => matchMedia(query).matches,
    () => false,
  );
