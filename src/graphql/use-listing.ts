import { useEffect, useState } from 'react';
import { officeDay } from '../content/office-day.ts';
import { env } from '../env.ts';
import type * as Openings from './opening-lists.ts';
import type { Listing } from './opening-lists.ts';
import { onConnectionBack } from './watched-fetch.ts';

const MINUTE_MS = 60_000;

/** Whether there is a server or a Firestore that keeps lists. */
export const hasListings = env.graphqlEndpoint !== null || env.firebase !== null;

type Shown<T> = Listing<T> | { readonly status: 'loading' };

/** The day at the company's office, on a page that stays open over midnight, too. */
const useOfficeDay = (): string => {
  const [day, setDay] = useState(() => officeDay(Date.now()));
  useEffect(() => {
    const look = () => setDay(officeDay(Date.now()));
    const timer = setInterval(look, MINUTE_MS);
    // A timer sleeps with the device.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return day;
};

/**
 * A list that the server or Firestore keeps, read once the page can be used, and again when the connection
 * returns. The Apollo client is loaded then and not before; a page never waits for it. Entries are
 * gone after their last day (ISO 8601), however old the list is.
 */
export const useListing = <T>(
  read: (openings: typeof Openings) => Promise<Listing<T>>,
  lastDayOf: (item: T) => string,
): Shown<T> => {
  const [listing, setListing] = useState<Shown<T>>({ status: 'loading' });
  const today = useOfficeDay();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `read` is the page's constant
  useEffect(() => {
    if (!hasListings) return;
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
  if (listing.status !== 'ready') return listing;
  return { ...listing, items: listing.items.filter((item) => lastDayOf(item) >= today) };
};
