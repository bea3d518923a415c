import { type ReactNode, useEffect } from 'react';
import { SiteLink } from '../components/link.tsx';
import { site } from '../content/site.ts';
import type { EntryWords, Path } from '../content/types.ts';
import { Opening } from './opening.tsx';

type Entry =
  | { readonly status: 'loading' | 'unavailable' | 'unknown' }
  | {
      readonly status: 'known';
      readonly title: string;
      readonly line: string;
      /** The name of the entry, for the document's title. */
      readonly name: string;
    };

interface EntryOpeningProps {
  readonly entry: Entry;
  readonly words: EntryWords;
  /** The page with the list of all entries. */
  readonly list: Path;
  /** Replaces the loading text in browsers without JavaScript, which cannot load the entry. */
  readonly withoutScript: string;
  readonly children?: ReactNode;
}

/** The top of a vacancy's or an intake's page. */
export const EntryOpening = ({
  entry,
  words,
  list,
  withoutScript,
  children,
}: EntryOpeningProps) => {
  const name = entry.status === 'known' ? entry.name : undefined;
  useEffect(() => {
    // The route sets this title only if the entry is in the page's HTML.
    if (name) document.title = `${name} · ${site.name}`;
  }, [name]);
  const { title, text } =
    entry.status === 'known' ? { title: entry.title, text: entry.line } : words[entry.status];
  return (
    <Opening
      tone="marigold"
      eyebrow={
        <SiteLink to={list} className="link inline-flex min-h-11 items-center">
          {words.back}
        </SiteLink>
      }
      title={title}
      tagline={
        entry.status === 'loading' ? (
          <>
            <span className="noscript:hidden">{text}</span>
            <span className="hidden noscript:inline">{withoutScript}</span>
          </>
        ) : (
          text
        )
      }
    >
      {children ?? <div className="pb-6 lg:pb-12" />}
    </Opening>
  );
};
