import { aliases } from '../content/aliases.ts';
import { caseStudies } from '../content/case-studies.ts';
import { training } from '../content/pages/training.ts';
import { products } from '../content/products.ts';
import { serviceEntries } from '../content/services.gen.ts';
import { team } from '../content/team-members.ts';
import type { ImageId, Path } from '../content/types.ts';
import type { Intake, Vacancy } from '../openings/openings.ts';
import { isAtOrBelow, type SitePage, siteMap } from '../site-map.ts';
import { kindNames } from '../submissions/kinds.ts';
import { newsletterLinks, sentPage } from '../submissions/native-forms.ts';
import {
  notFoundFile,
  type Section,
  unknownIdFile,
  unknownIdStatus,
} from '../urls/resolve-page.ts';

interface File {
  /** The URL it is rendered for. */
  readonly path: Path;
  /** Relative to the site's root. */
  readonly file: string;
  /** Pages of one family share their inline style, and so its hash in the policy. */
  readonly family: string;
}

/** A page that search engines list: in the sitemap, with a share card and as Markdown. */
export interface CanonicalPage extends File {
  readonly canonical: true;
  /** The name in menus. */
  readonly name: string;
  /** A one-line description. */
  readonly line?: string;
  /** The text of its share card. */
  readonly image: ImageId;
  /** The file below `src/content/` that most of its words are in. */
  readonly words: string;
}

/** One HTML file of the built site. */
export type PrerenderedPage = CanonicalPage | (File & { readonly canonical: false });

/** A page with its description in search results. */
export interface Described {
  readonly page: CanonicalPage;
  readonly description: string;
  /** The opening that the page is about. */
  readonly entry?: Vacancy | Intake | undefined;
}

const fileOf = (path: Path) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

const familyOf = (path: Path): string =>
  siteMap.findLast(({ to, hasOwnStyle }) => hasOwnStyle && isAtOrBelow(path, to))?.to ?? '';

const page = (
  path: Path,
  about: Omit<CanonicalPage, 'canonical' | 'path' | 'file' | 'family'>,
): CanonicalPage => ({
  ...{ path, file: fileOf(path), family: familyOf(path), canonical: true },
  ...about,
});

/** The pages below one of the site map. */
const entries: Readonly<Record<NonNullable<SitePage['has']>, readonly CanonicalPage[]>> = {
  services: serviceEntries.map(({ id, to, name, description, image }) => ({
    ...page(to, { name, image, words: `services/${id}.ts`, line: description }),
    // Each has an exhibit of its own.
    family: to,
  })),
  products: products.map(({ id, name, description, image }) =>
    page(`/products/${id}`, { name, image, words: `products/${id}.ts`, line: description }),
  ),
  work: caseStudies.map(({ id, title, description, service, image }) =>
    page(`/work/${id}`, {
      ...{ name: title, image: image ?? `services/${service}`, line: description },
      words: 'case-studies.ts',
    }),
  ),
  team: team.map(({ id, name, role, ...member }) => {
    const image = 'image' in member ? member.image : 'people/placeholder';
    return page(`/team/${id}`, { name, image, words: 'team-members.ts', line: role });
  }),
};

const wordsOf = (path: Path) => `pages/${path.split('/').at(-1) || 'home'}.ts`;

/** A page is listed after its parent. */
export const canonicalPages: readonly CanonicalPage[] = siteMap.flatMap(
  ({ to, name, image, description, menu, has }) =>
    image
      ? [
          page(to, {
            ...{ name, image, words: wordsOf(to) },
            ...(menu === 'company' && { line: description }),
          }),
          ...(has ? entries[has] : []),
        ]
      : [],
);

const other = (path: Path, file = fileOf(path)): PrerenderedPage => ({
  ...{ path, file, family: familyOf(path), canonical: false },
});

/** Pages that search engines do not list, and further spellings and ids that show another page. */
const otherPages: readonly PrerenderedPage[] = [
  ...siteMap.filter(({ image }) => !image).map(({ to }) => other(to)),
  ...Object.entries(aliases).map(([alias, to]) => ({
    ...other(`/${alias.slice(1)}`),
    family: canonicalPages.find((each) => each.path === to)?.family ?? '',
  })),
  ...kindNames.map((kind) => other(sentPage(kind))),
  ...Object.values(newsletterLinks).flatMap((link) => [other(link.page), other(link.done)]),
  ...training.programmes.items.map(({ id }) => other(`/training/${id}`)),
];

const fallbackPages: readonly PrerenderedPage[] = [
  ...(Object.keys(unknownIdStatus) as Section[]).map((section) =>
    other(`/${section}/_`, unknownIdFile(section)),
  ),
  other('/_', notFoundFile),
];

/** Whether the page shows openings: the server renders it with those of the day. */
export const isLive = ({ path }: Pick<File, 'path'>): boolean =>
  siteMap.some(({ to, isLive: shows }) => shows && isAtOrBelow(path, to));

/** The page of a vacancy or an intake. The build writes none: the server renders it. */
export const entryPage = (entry: Vacancy | Intake): CanonicalPage => {
  const [list, path] =
    'closingDate' in entry
      ? (['/careers', `/careers/${entry.id}`] as const)
      : (['/training', `/training/intakes/${entry.id}`] as const);
  return page(path, { name: entry.title, image: `pages${list}`, words: wordsOf(list) });
};

/** Every HTML file of the site. */
export const pages: readonly PrerenderedPage[] = [
  ...canonicalPages,
  ...otherPages,
  ...fallbackPages,
];
