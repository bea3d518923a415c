import { type ReactNode, useEffect } from 'react';
import { SiteLink } from '../components/link.tsx';
import { Section } from '../components/section.tsx';
import { dayText } from '../content/calendar.ts';
import { fill } from '../content/fill.ts';
import { site } from '../content/site.ts';
import type { EntryWords, ImageId, Path } from '../content/types.ts';
import type { Found } from '../graphql/use-listing.ts';
import { lastDayOf } from '../openings/is-open.ts';
import type { Intake, Vacancy } from '../openings/openings.ts';
import { HeroSection } from './hero.tsx';

interface EntryOpeningProps {
  readonly found: Found<Vacancy | Intake>;
  /** The line below the title of an open entry. */
  readonly line: string | undefined;
  readonly image: ImageId;
  readonly words: EntryWords;
  /** The page that lists all entries. */
  readonly list: Path;
  /** Replaces the loading text in browsers without JavaScript, which cannot load the entry. */
  readonly withoutScript: string;
  /** Shown below the opening, in the page's twelve columns. */
  readonly children: ReactNode;
}

/** The top of a vacancy's or an intake's page. */
export const EntryOpening = ({
  found,
  line,
  image,
  words,
  list,
  withoutScript,
  children,
}: EntryOpeningProps) => {
  const { status, entry, isOver } = found;
  useEffect(() => {
    // The route sets this title only if the entry is in the page's HTML.
    if (entry) document.title = `${fill(words.title, { title: entry.title })} · ${site.name}`;
  }, [entry, words]);
  const closed = entry && isOver && fill(words.closed, { date: dayText(lastDayOf(entry)) });
  const { title, text } = entry ? { title: entry.title, text: closed || line } : words[status];
  return (
    <>
      <HeroSection
        image={image}
        eyebrow={
          <SiteLink to={list} className="link inline-flex min-h-11 items-center">
            {words.back}
          </SiteLink>
        }
        title={title}
        tagline={
          status === 'loading' ? (
            <>
              <span className="noscript:hidden">{text}</span>
              <span className="hidden noscript:inline">{withoutScript}</span>
            </>
          ) : (
            text
          )
        }
      />
      {children && (
        <Section tone="surface" layout="grid" className="gap-y-10">
          {children}
        </Section>
      )}
    </>
  );
};
