import type { SearchContent } from '../content/pages/search.ts';
import { SearchBox } from '../finder/search-box.tsx';
import { still } from '../sections/later.tsx';

const SiteIndex = still((sections) => sections.SiteIndex);

const MOST = 20;

interface SearchPageProps {
  readonly content: SearchContent;
  readonly query: string;
  readonly onQuery: (query: string) => void;
}

export const SearchPage = ({ content, query, onQuery }: SearchPageProps) => (
  <>
    <section className="page-grid pt-[calc(var(--bar)+3rem)] pb-14 lg:pt-[calc(var(--bar)+5rem)] lg:pb-24">
      <header className="col-[content] lg:col-[content-start/span_4] lg:pr-12">
        <h1 className="hero-title text-heading">{content.title}</h1>
        <p className="hero-tagline mt-6 max-w-text text-lead text-muted">{content.tagline}</p>
      </header>
      <div className="col-[content] mt-10 lg:col-[6/span_8] lg:mt-0">
        <SearchBox isPage most={MOST} query={query} onQuery={onQuery} onSubmit={onQuery} />
        {/* The server puts its results in here. Browsers with script do not read it. */}
        <noscript id="results">
          <p className="mt-6">{content.plain}</p>
        </noscript>
      </div>
    </section>
    <SiteIndex />
  </>
);
