import { site } from '../content/site.ts';
import { env } from '../env.ts';
import { INDEX_FILE, writeIndex } from '../search/index-file.ts';
import { renderFormPages } from './form-pages.tsx';
import { liveFile, sitemapEntry } from './live-files.ts';
import { llms } from './llms.ts';
import { markdownOfPage } from './markdown.ts';
import { canonicalPages, entryPage, isLive, pages } from './pages.ts';
import { renderPage } from './render-page.tsx';
import { searchDocuments } from './search-documents.ts';

export { entryPage, isLive, liveFile, llms, markdownOfPage, pages, renderFormPages, renderPage };

/** @param changedOn the day on which each file in `src/content/` last changed, if known */
export const sitemap = (changedOn: ReadonlyMap<string, string>): string => {
  const urls = canonicalPages.map(({ path, words }) => sitemapEntry(path, changedOn.get(words)));
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
};

const robots = (): string =>
  `User-agent: *
Disallow: /graphql
Disallow: /forms/

Sitemap: ${env.siteUrl}/sitemap.xml
`;

const DAY_MS = 86_400_000;

/** Returns `security.txt` (RFC 9116), which expires a year after the build. */
const securityTxt = (): string => {
  const expires = new Date(Date.now() + 365 * DAY_MS).toISOString().slice(0, 10);
  return `Contact: mailto:${site.email}
Expires: ${expires}T00:00:00Z
Preferred-Languages: en
Canonical: ${env.siteUrl}/.well-known/security.txt
`;
};

/** Returns the files about the whole site, by path. `server/build-facts.ts` reads the last one. */
export const siteFiles = (
  changedOn: ReadonlyMap<string, string>,
): Readonly<Record<string, string>> => ({
  'sitemap.xml': sitemap(changedOn),
  'robots.txt': robots(),
  '.well-known/security.txt': securityTxt(),
  [INDEX_FILE]: writeIndex(searchDocuments()),
  'build-facts.json': JSON.stringify({ siteUrl: env.siteUrl, retentionDays: env.retentionDays }),
});
