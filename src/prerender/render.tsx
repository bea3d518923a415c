import { site } from '../content/site.ts';
import { env } from '../env.ts';
import { writeIndex } from '../search/index-file.ts';
import { renderFormPages } from './form-pages.tsx';
import { liveFile, sitemapEntry } from './live-files.ts';
import { llms } from './llms.ts';
import { markdownOfPage } from './markdown.ts';
import { canonicalPages, entryPage, isLive, pages } from './pages.ts';
import { renderPage } from './render-page.tsx';
import { searchDocuments } from './search-documents.ts';

export { entryPage, isLive, liveFile, llms, markdownOfPage, pages, renderFormPages, renderPage };

/**
 * Returns `sitemap.xml`, with the canonical URLs.
 * @param changedOn the day on which each file in `src/content/` last changed, if known
 */
export const sitemap = (changedOn: ReadonlyMap<string, string>): string => {
  const urls = canonicalPages.map(({ path, words }) => sitemapEntry(path, changedOn.get(words)));
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
};

export const searchIndex = (): string => writeIndex(searchDocuments());

/** Returns the facts about the build that `server/build-facts.ts` reads. */
export const buildFacts = (): string =>
  JSON.stringify({ siteUrl: env.siteUrl, retentionDays: env.retentionDays });

export const robots = (): string =>
  `User-agent: *
Disallow: /graphql
Disallow: /forms/

Sitemap: ${env.siteUrl}/sitemap.xml
`;

const DAY_MS = 86_400_000;

/** Returns `security.txt` (RFC 9116), which expires a year after the build. */
export const securityTxt = (): string => {
  const expires = new Date(Date.now() + 365 * DAY_MS).toISOString().slice(0, 10);
  return `Contact: mailto:${site.email}
Expires: ${expires}T00:00:00Z
Preferred-Languages: en
Canonical: ${env.siteUrl}/.well-known/security.txt
`;
};
