import { addressLine } from '../content/contact-details.ts';
import { llmsWords as words } from '../content/llms-words.ts';
import { site } from '../content/site.ts';
import type { Path } from '../content/types.ts';
import { env } from '../env.ts';
import { isAtOrBelow, menus, pageAt } from '../site-map.ts';
import { markdownOf } from '../urls/page-files.ts';
import type { Described } from './pages.ts';

const optional: readonly Path[] = menus.footer.legal.map(({ to }) => to);

/** Headings, each with a test. A page is listed under the last heading whose test it passes. */
const sections: readonly (readonly [string, (path: Path) => boolean])[] = [
  [pageAt('/company').name, () => true],
  ...[pageAt('/services'), ...menus.bar.filter(({ to }) => to !== '/careers')].map(
    (page) => [page.name, (path: Path) => isAtOrBelow(path, page.to)] as const,
  ),
  [words.optional, (path) => optional.includes(path)],
];

const headingOf = (path: Path) => sections.findLast(([, lists]) => lists(path))?.[0];

const openings = (endpoint: string) => `## ${words.openings.title}

${words.openings.text}

    POST ${new URL(endpoint, env.siteUrl).href}
    content-type: application/json

    {"query":"{ vacancies { title location salaryBand { from to per } closingDate } intakes { title startsOn format seatsLeft } }"}
`;

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
    ...listed.slice(0, -1),
    ...(env.graphqlEndpoint === null ? [] : [openings(env.graphqlEndpoint)]),
    ...listed.slice(-1),
  ].join('\n');
};
