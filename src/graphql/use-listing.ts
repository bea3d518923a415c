import { useEffect, useState } from 'react';
import type * as Openings from './opening-lists.ts';
import type { Listing } from './opening-lists.ts';
import { onConnectionBack } from './watched-fetch.ts';

/**
 * A list that the server keeps, read once the page can be used, and again when the connection
 * returns. The Apollo client is loaded then and not before; a page never waits for it.
 */
export const useListing = <T>(
  read: (openings: typeof Openings) => Promise<Listing<T>>,
): Listing<T> | { readonly status: 'loading' } => {
  const [listing, setListing] = useState<Listing<T> | { readonly status: 'loading' }>({
    status: 'loading',
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `read` is the page's constant
  useEffect(() => {
    let latest = 0;
    const load = async () => {
      latest += 1;
      const own = latest;
      const result = await import('./opening-lists.ts')
        .then(read)
        .catch((): Listing<T> => ({ status: 'unavailable' }));
      if (own === latest) setListing(result);
    };
    void load();
    const stop = onConnectionBack(() => void load());
    return () => {
      latest = 0;
      stop();
    };
  }, []);
  return listing;
};
