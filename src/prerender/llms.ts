import { addressLine } from '../content/contact-details.ts';
import { llmsWords as words } from '../content/llms-words.ts';
import { navigation } from '../content/navigation.ts';
import { site } from '../content/site.ts';
import { env } from '../env.ts';
import { markdownOf } from '../urls/page-files.ts';
import type { Described } from './pages.ts';

/** What each heading lists, in this order; a page stands under the last one that fits. */
const sections: readonly (readonly [string, RegExp])[] = [
  [navigation.company.name, /./],
  [navigation.services.name, /^\/services/],
  ...navigation.links
    .filter(({ to }) => to !== '/careers')
    .map(({ name, to }) => [name, new RegExp(`^${to}`)] as const),
  [words.optional, /^\/(wall|privacy|terms|cookies)/],
];

const headingOf = (path: string) => sections.findLast(([, paths]) => paths.test(path))?.[0];

const openings = (endpoint: string) => `## ${words.openings.title}

${words.openings.text}

    POST ${new URL(endpoint, env.siteUrl).href}
    content-type: application/json

    {"query":"{ vacancies { title location salaryBand { from to per } closingDate } intakes { title startsOn format seatsLeft } }"}
`;

/** `llms.txt`: what each page is about, and where it is as Markdown. See https://llmstxt.org. */
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
