import { type ReactNode, useEffect } from 'react';
import { SiteLink } from '../components/link.tsx';
import { dayText } from '../content/calendar.ts';
import { fill } from '../content/fill.ts';
import { site } from '../content/site.ts';
import type { EntryWords, Path } from '../content/types.ts';
import { type List, useListing } from '../graphql/use-listing.ts';
import { isOpen, lastDayOf } from '../openings/is-open.ts';
import type { Intake, Vacancy } from '../openings/openings.ts';
import { Opening } from './opening.tsx';

interface EntryPageProps<T> {
  readonly entries: List<T>;
  readonly id: string;
  readonly words: EntryWords;
  /** The page with the list of all entries. */
  readonly list: Path;
  /** Shown without script on a page that only script can fill in. */
  readonly withoutScript: string;
  /** Returns the line below the title of an open entry. */
  readonly lineOf: (entry: T) => string;
  readonly details: (entry: T, isOver: boolean) => ReactNode;
  /** Shown while the entry is open. */
  readonly form: (entry: T) => ReactNode;
  /** Shows the other entries, or all entries if the list does not contain this one. */
  readonly others: (without?: string) => ReactNode;
}

/** The page of a vacancy or an intake, in every state of the entry. */
export const EntryPage = <T extends Vacancy | Intake>({
  entries,
  id,
  words,
  list,
  withoutScript,
  lineOf,
  details,
  form,
  others,
}: EntryPageProps<T>) => {
  const listing = useListing(entries);
  const isReady = listing.status === 'ready';
  const entry = isReady ? listing.items.find((each) => each.id === id) : undefined;
  const isOver = entry !== undefined && !isOpen(entry, listing.today);
  const name = entry && fill(words.title, { title: entry.title });
  useEffect(() => {
    // The route knows the title only if the entry is in the page's HTML.
    if (name) document.title = `${name} · ${site.name}`;
  }, [name]);
  const missing = words[isReady ? 'unknown' : listing.status];
  const closed = isOver && fill(words.closed, { date: dayText(lastDayOf(entry)) });
  return (
    <>
      <Opening
        tone="marigold"
        eyebrow={
          <SiteLink to={list} className="link inline-flex min-h-11 items-center">
            {words.back}
          </SiteLink>
        }
        title={entry?.title ?? missing.title}
        tagline={
          listing.status === 'loading' ? (
            <>
              <span className="noscript:hidden">{missing.text}</span>
              <span className="hidden noscript:inline">{withoutScript}</span>
            </>
          ) : (
            closed || (entry ? lineOf(entry) : missing.text)
          )
        }
      >
        {entry ? details(entry, isOver) : <div className="pb-6 lg:pb-12" />}
      </Opening>
      {entry && !isOver && form(entry)}
      {isReady && others(entry && id)}
    </>
  );
};
