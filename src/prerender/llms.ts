import { addressLine } from '../content/contact-details.ts';
import { site } from '../content/site.ts';
import type { Path } from '../content/types.ts';
import { env } from '../env.ts';
import { isAtOrBelow, menus, pageAt } from '../site-map.ts';
import { markdownOf } from '../urls/page-files.ts';
import type { Described } from './pages.ts';

/** Headings, each with a test. A page is listed under the last heading whose test it passes. */
const sections: readonly (readonly [string, (path: Path) => boolean])[] = [
  [pageAt('/company').name, () => true],
  ...[pageAt('/services'), ...menus.bar.filter(({ to }) => to !== '/careers')].map(
    (page) => [page.name, (path: Path) => isAtOrBelow(path, page.to)] as const,
  ),
  // The format of `llms.txt` defines this heading for links that can be skipped.
  ['Optional', (path) => menus.footer.legal.some(({ to }) => to === path)],
];

const headingOf = (path: Path) => sections.findLast(([, lists]) => lists(path))?.[0];

/** Returns `llms.txt`: all pages, with descriptions and links to Markdown (https://llmstxt.org). */
export const llms = (described: readonly Described[]): string => {
  const listed = sections.map(([heading]) => {
    const links = described
      .filter(({ page }) => headingOf(page.path) === heading)
      .map(
        ({ page, description }) =>
          `- [${page.name}](${env.siteUrl}${markdownOf(page.path)}): ${description}`,
      );
    return `## ${heading}\n\n${links.join('\n')}\n`;
  });
  const home = described.find(({ page }) => page.path === '/');
  return [
    `# ${site.name}\n`,
    `> ${home?.description ?? site.tagline}\n`,
    `${site.phone} · ${site.email} · ${addressLine}. ${site.officeHours}\n`,
    ...listed,
  ].join('\n');
};
