import { fill } from '../content/fill.ts';
import { site } from '../content/site.ts';
import type { EntryWords, PageMeta, Path } from '../content/types.ts';
import { env } from '../env.ts';
import { isOpen } from '../openings/is-open.ts';
import type { Intake, Vacancy } from '../openings/openings.ts';
import { markdownOf, shareCard } from '../urls/page-files.ts';

interface PageHead {
  readonly meta: PageMeta;
  readonly path: Path;
  readonly noindex?: boolean;
  /** The page whose share card is used; by default, the page itself. */
  readonly cardOf?: Path;
}

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

/** The `head` of a route whose loader returns a PageHead. */
export const loadedHead = ({ loaderData }: { readonly loaderData?: PageHead | undefined }) =>
  loaderData ? pageHead(loaderData) : {};

interface LoadedContent {
  /** Undefined if the loader failed. */
  readonly loaderData?: { readonly meta: PageMeta } | undefined;
}

/** Returns the `head` of a route whose loader returns the page's content. */
export const headOf =
  (page: Omit<PageHead, 'meta'>) =>
  ({ loaderData }: LoadedContent) =>
    loaderData ? pageHead({ meta: loaderData.meta, ...page }) : {};

interface EntryHead {
  readonly words: EntryWords;
  readonly list: Path;
  /** Undefined if the page's HTML does not contain the entry. */
  readonly entry: Vacancy | Intake | undefined;
  readonly description: string | undefined;
  readonly path: Path;
  readonly today: string | undefined;
}

export const entryHead = ({ words, list, entry, description = '', path, today = '' }: EntryHead) =>
  entry
    ? pageHead({
        meta: { title: fill(words.title, { title: entry.title }), description },
        path,
        cardOf: list,
        noindex: !isOpen(entry, today),
      })
    : pageHead({ meta: words.meta, path: list, noindex: true });
