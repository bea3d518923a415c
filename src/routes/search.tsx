import { createFileRoute } from '@tanstack/react-router';
import { SearchBox } from '../finder/search-box.tsx';
import { stills } from '../sections/later.tsx';
import { headOf } from './-page-head.ts';

export const Route = createFileRoute('/search')({
  // The router parses `?q=365` as a number.
  validateSearch: ({ q }: Record<string, unknown>): { readonly q?: string } =>
    q === undefined ? {} : { q: typeof q === 'string' ? q : JSON.stringify(q) },
  loader: async () => (await import('../content/pages/search.ts')).search,
  head: headOf({ path: '/search', noindex: true }),
  component: () => {
    const content = Route.useLoaderData();
    const { q = '' } = Route.useSearch();
    const navigate = Route.useNavigate();
    const setQuery = (query: string) =>
      void navigate({ search: query ? { q: query } : {}, replace: true, resetScroll: false });
    return (
      <>
        <section className="page-grid pt-[calc(var(--bar)+3rem)] pb-14 lg:pt-[calc(var(--bar)+5rem)] lg:pb-24">
          <header className="col-[content] lg:col-[content-start/span_4] lg:pr-12">
            <h1 className="hero-title text-heading">{content.title}</h1>
            <p className="hero-tagline mt-6 max-w-text text-lead text-muted">{content.tagline}</p>
          </header>
          <div className="col-[content] mt-10 lg:col-[6/span_8] lg:mt-0">
            <SearchBox isPage query={q} onQuery={setQuery} />
            {/* The server inserts the results here. Browsers that run scripts ignore them. */}
            <noscript id="results">
              <p className="mt-6">{content.plain}</p>
            </noscript>
          </div>
        </section>
        <stills.SiteIndex />
      </>
    );
  },
});
