import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query matches; false in the HTML. It is for behaviour: markup that branched on it
 * would differ between the server and the browser.
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
