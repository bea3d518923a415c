import { fill } from '../content/fill.ts';
import { site } from '../content/site.ts';
import type { EntryWords, PageMeta, Path } from '../content/types.ts';
import { env } from '../env.ts';
import { isOpen } from '../openings/is-open.ts';
import type { Intake, Vacancy } from '../openings/openings.ts';
import { markdownOf, shareCard } from '../urls/page-files.ts';

interface PageHead {
  readonly meta: PageMeta;
  /** The page's canonical path. */
  readonly path: Path;
  /** Keeps the URL out of search engines. */
  readonly noindex?: boolean;
  /** The page whose share card it uses, if it has none itself. */
  readonly cardOf?: Path;
}

/** A page's title, description, canonical URL, share card and Markdown. */
const pageHead = ({ meta, path, noindex = false, cardOf = path }: PageHead) => {
  const title = `${meta.title} · ${site.name}`;
  const url = `${env.siteUrl}${path === '/' ? '' : path}`;
  const card = noindex ? '/social/default.png' : shareCard(cardOf);
  return {
    meta: [
      { title },
      { name: 'description', content: meta.description },
      ...(noindex ? [{ name: 'robots', content: 'noindex' }] : []),
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: site.name },
      { property: 'og:locale', content: 'en_ZA' },
      { property: 'og:title', content: title },
      { property: 'og:description', content: meta.description },
      { property: 'og:url', content: url },
      { property: 'og:image', content: env.siteUrl + card },
      { name: 'twitter:card', content: 'summary_large_image' },
    ],
    links: [
      { rel: 'canonical', href: url },
      ...(noindex ? [] : [{ rel: 'alternate', type: 'text/markdown', href: markdownOf(path) }]),
    ],
  };
};

/** The `head` of a route whose loader gives what is in it. */
export const loadedHead = ({ loaderData }: { readonly loaderData?: PageHead | undefined }) =>
  loaderData ? pageHead(loaderData) : {};

interface WithMeta {
  readonly meta: PageMeta;
}

/**
 * The `head` of a route whose loader gives the page's content. Without data, because the loader
 * failed, there is no page to describe.
 */
export const headOf =
  (page: Omit<PageHead, 'meta'>) =>
  ({
    loaderData,
  }: {
    readonly loaderData?: WithMeta | { readonly content: WithMeta } | undefined;
  }) => {
    if (!loaderData) return {};
    const { meta } = 'content' in loaderData ? loaderData.content : loaderData;
    return pageHead({ meta, ...page });
  };

interface EntryHead {
  readonly words: EntryWords;
  /** The page of the list that the entry belongs to. */
  readonly list: Path;
  /** Undefined on a page that has not come with the entry. */
  readonly entry: Vacancy | Intake | undefined;
  /** In the entry's own words. */
  readonly description: string | undefined;
  readonly path: Path;
  readonly today: string | undefined;
}

/** The head of the page of a vacancy or an intake. */
export const entryHead = ({ words, list, entry, description = '', path, today = '' }: EntryHead) =>
  entry
    ? pageHead({
        meta: { title: fill(words.title, { title: entry.title }), description },
        path,
        cardOf: list,
        noindex: !isOpen(entry, today),
      })
    : pageHead({ meta: words.meta, path: list, noindex: true });
