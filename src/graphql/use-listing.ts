import { useHydrated, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { somethingIsTyped } from '../boot/recover.ts';
import { onConnectionBack } from '../connection/watched-fetch.ts';
import { officeDay } from '../content/office-day.ts';
import { isOpen } from '../openings/is-open.ts';
import type { DatedOpenings, Intake, Openings, Vacancy } from '../openings/openings.ts';
import type { Listing } from './opening-lists.ts';

const MINUTE_MS = 60_000;

type Shown<T> = Listing<T> | { readonly status: 'loading' };

interface List<T> {
  readonly read: () => Promise<Listing<T>>;
  readonly itemsIn: (openings: DatedOpenings) => readonly T[];
  /** The last list from `read` or the HTML, or else the failure. `at` is in ms since the epoch. */
  latest?: { readonly listing: Listing<T>; readonly at: number };
}

const listOf = <N extends keyof Openings>(name: N): List<Openings[N][number]> => ({
  // The import is dynamic, so that Apollo is loaded only when a list is read.
  read: async () => (await import('./opening-lists.ts')).readList(name),
  itemsIn: (openings) => openings[name],
});
export const vacancyList = listOf('vacancies');
export const intakeList = listOf('intakes');

type ListingOf<T> = Shown<T> & {
  /** The entries that are still open. Empty unless the list is ready. */
  readonly open: readonly T[];
  /** The date at the office, ISO 8601. */
  readonly today: string;
};

/**
 * Returns the last list that was read, or the one in the HTML. Reads the list again when the
 * connection returns. On mount, and when the visitor returns to the page, reads a list that is
 * missing or over a minute old.
 */
export const useListing = <T extends Vacancy | Intake>(list: List<T>): ListingOf<T> => {
  const given = useRouter().options.context.openings;
  const isHydrated = useHydrated();
  const today = (!isHydrated && given?.today) || officeDay(Date.now());
  const [listing, setListing] = useState<Shown<T>>(
    () =>
      list.latest?.listing ??
      (given ? { status: 'ready', items: list.itemsIn(given) } : { status: 'loading' }),
  );
  useEffect(() => {
    let newest = 0;
    const note = (read: Listing<T>) => {
      list.latest = { listing: read, at: Date.now() };
    };
    const load = async () => {
      newest += 1;
      const own = newest;
      const read = await list.read().catch((): Listing<T> => ({ status: 'unavailable' }));
      if (own !== newest) return;
      // After a failure, keeps an earlier list: a form below the list may contain text.
      if (read.status === 'ready' || list.latest?.listing.status !== 'ready') note(read);
      // A copy makes React render again, because the day may have changed.
      setListing({ ...(list.latest?.listing ?? read) });
    };
    const refresh = () => {
      if (Date.now() - (list.latest?.at ?? 0) > MINUTE_MS) void load();
    };
    const look = () => {
      // A new list or a new day may remove a form, with its text.
      if (document.visibilityState === 'visible' && !somethingIsTyped()) refresh();
    };
    if (given && !list.latest) note({ status: 'ready', items: list.itemsIn(given) });
    refresh();
    document.addEventListener('visibilitychange', look);
    const stop = onConnectionBack(() => void load());
    return () => {
      newest = 0;
      document.removeEventListener('visibilitychange', look);
      stop();
    };
  }, [list, given]);
  const items = listing.status === 'ready' ? listing.items : [];
  return { ...listing, today, open: items.filter((entry) => isOpen(entry, today)) };
};

export type Found<T extends Vacancy | Intake> =
  | { readonly status: 'known'; readonly entry: T; readonly isOver: boolean }
  | {
      readonly status: 'loading' | 'unavailable' | 'unknown';
      readonly entry?: undefined;
      readonly isOver?: undefined;
    };

/** Returns the entry with this id, or else the reason why it is missing. */
export const useEntry = <T extends Vacancy | Intake>(list: List<T>, id: string): Found<T> => {
  const { today, ...listing } = useListing(list);
  if (listing.status !== 'ready') return { status: listing.status };
  const entry = listing.items.find((each) => each.id === id);
  return entry ? { status: 'known', entry, isOver: !isOpen(entry, today) } : { status: 'unknown' };
};
