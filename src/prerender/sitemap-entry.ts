import type { Path } from '../content/types.ts';
import { env } from '../env.ts';

/** @param changedOn the date of the last change (ISO 8601), if it is known */
export const sitemapEntry = (path: Path, changedOn: string | undefined): string =>
  `  <url><loc>${env.siteUrl}${path}</loc>${changedOn ? `<lastmod>${changedOn}</lastmod>` : ''}</url>`;
