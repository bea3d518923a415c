import type { Path } from '../content/types.ts';
import { env } from '../env.ts';

/**
 * One line of the sitemap.
 * @param changedOn ISO 8601 date, where it is known
 */
export const sitemapEntry = (path: Path, changedOn: string | undefined): string =>
  `  <url><loc>${env.siteUrl}${path}</loc>${changedOn ? `<lastmod>${changedOn}</lastmod>` : ''}</url>`;
