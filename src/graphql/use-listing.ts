import { useEffect, useState } from 'react';
import type * as Openings from './opening-lists.ts';
import type { Listing } from './opening-lists.ts';

/**
 * A list that the server keeps, read once the page can be used. The Apollo client is loaded then
 * and not before; a page never waits for it.
 */
export const useListing = <T>(
  read: (openings: typeof Openings) => Promise<Listing<T>>,
): Listing<T> | { readonly status: 'loading' } => {
  const [listing, setListing] = useState<Listing<T> | { readonly status: 'loading' }>({
    status: 'loading',
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once; `read` is the page's constant
  useEffect(() => {
    let gone = false;
    const show = (latest: Listing<T>) => {
      if (!gone) setListing(latest);
    };
    import('./opening-lists.ts').then(read).then(show, () => show({ status: 'unavailable' }));
    return () => {
      gone = true;
    };
  }, []);
  return listing;
};
