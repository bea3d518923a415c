import { site } from '../content/site.ts';
import type { PageMeta, Path } from '../content/types.ts';
import { env } from '../env.ts';

type ShareImage = 'home' | 'service' | 'product' | 'company' | 'default';

interface PageHead {
  readonly meta: PageMeta;
  /** The page's canonical path. */
  readonly path: Path;
  readonly share?: ShareImage;
  /** Keeps the URL out of search engines. */
  readonly noindex?: boolean;
}

/** A page's title, description, canonical URL and share card. */
export const pageHead = ({ meta, path, share = 'default', noindex = false }: PageHead) => {
  const title = `${meta.title} · ${site.name}`;
  const url = `${env.siteUrl}${path === '/' ? '' : path}`;
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
      { property: 'og:image', content: `${env.siteUrl}/social/${share}.png` },
      { name: 'twitter:card', content: 'summary_large_image' },
    ],
    links: [{ rel: 'canonical', href: url }],
  };
};

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
