import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { site } from '../content/site.ts';
import { env } from '../env.ts';
import { createAppRouter } from '../router.tsx';
import { writeIndex } from '../search/index-file.ts';
import { renderFormPages } from './form-pages.tsx';
import { llms } from './llms.ts';
import { canonicalPages, type PrerenderedPage, pages } from './pages.ts';
import { searchDocuments } from './search-documents.ts';
import { structuredData } from './structured-data/structured-data.ts';

export { llms, pages, renderFormPages };

export interface RenderedPage {
  readonly head: string;
  readonly body: string;
  /** Which route answered, for the script files it needs. */
  readonly routeId: string;
  /** What search results say of it. */
  readonly description: string;
  /** What search engines read of it, as a script element; empty where it has no address of its own. */
  readonly data: string;
}

// React puts what <HeadContent> renders at the start of the string; in the browser it adopts these
// elements from <head>.
const LEADING_HEAD = /^(?:<(?:title)[^>]*>[^<]*<\/title>|<(?:meta|link)[^>]*\/?>)+/;

/**
 * Renders one page to HTML.
 * @throws Error when the page has no title of its own or renders a style attribute, which the
 * Content Security Policy forbids
 */
export const renderPage = async (page: PrerenderedPage): Promise<RenderedPage> => {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [page.path] }));
  await router.load();
  const html = renderToString(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  const head = LEADING_HEAD.exec(html)?.[0] ?? '';
  const body = html.slice(head.length);
  if (!head.includes('<title>')) throw new Error(`${page.path}: no title at the start of its HTML`);
  if (/<[^>]+ style="/.test(body)) throw new Error(`${page.path}: a style attribute was rendered`);
  const { routeId = '/', meta = [] } = router.state.matches.at(-1) ?? {};
  const description = meta.find((each) => each?.name === 'description')?.content ?? '';
  const data = page.canonical ? structuredData({ page, description }) : '';
  return { head, body, routeId, description, data };
};

/**
 * `sitemap.xml`: the canonical URLs.
 * @param changedOn the day on which a file below `src/content/` last changed, where that is known
 */
export const sitemap = (changedOn: ReadonlyMap<string, string>): string => {
  const urls = canonicalPages.map(({ path, words }) => {
    const day = changedOn.get(words);
    return `  <url><loc>${env.siteUrl}${path}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
};

/** What can be found, for `INDEX_FILE`. */
export const searchIndex = (): string => writeIndex(searchDocuments());

/** What the server must know of the build; `server/build-facts.ts` reads it. */
export const buildFacts = (): string =>
  JSON.stringify({ siteUrl: env.siteUrl, retentionDays: env.retentionDays });

/** `robots.txt`: everything is open but the endpoints. */
export const robots = (): string =>
  `User-agent: *
Disallow: /graphql
Disallow: /forms/

Sitemap: ${env.siteUrl}/sitemap.xml
`;

const DAY_MS = 86_400_000;

/** `security.txt`, RFC 9116; a release is trusted for a year. */
export const securityTxt = (builtAt: Date): string => {
  const expires = new Date(builtAt.getTime() + 365 * DAY_MS).toISOString().slice(0, 10);
  return `Contact: mailto:${site.email}
Expires: ${expires}T00:00:00Z
Preferred-Languages: en
Canonical: ${env.siteUrl}/.well-known/security.txt
`;
};
