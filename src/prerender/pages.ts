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
  readonly path: Path;
  /** Relative to the site's root. */
  readonly file: string;
  /** Pages in the same family share an inline style, and its hash in the CSP. */
  readonly family: string;
}

/** A page that is in the sitemap, and has a share card and a Markdown version. */
export interface CanonicalPage extends File {
  readonly canonical: true;
  readonly name: string;
  readonly line?: string;
  /** The picture of the page's share card. */
  readonly image: ImageId;
  /** The file in `src/content/` that contains most of the page's text. */
  readonly words: string;
}

export type PrerenderedPage = CanonicalPage | (File & { readonly canonical: false });

export interface Described {
  readonly page: CanonicalPage;
  readonly description: string;
  readonly entry?: Vacancy | Intake | undefined;
}

const fileOf = (path: Path) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

const familyOf = (path: Path): string =>
  siteMap.findLast(({ to, hasOwnStyle }) => hasOwnStyle && isAtOrBelow(path, to))?.to ?? '';

const page = (
  path: Path,
  about: Omit<CanonicalPage, 'canonical' | 'path' | 'file' | 'family'>,
): CanonicalPage => ({
  path,
  file: fileOf(path),
  family: familyOf(path),
  canonical: true,
  ...about,
});

/** For each value of `has` in the site map, the pages below the page with that value. */
const entries: Readonly<Record<NonNullable<SitePage['has']>, readonly CanonicalPage[]>> = {
  services: serviceEntries.map(({ id, to, name, description, image }) => ({
    ...page(to, { name, image, words: `services/${id}.ts`, line: description }),
    // Each service has its own inline style, because exhibits differ.
    family: to,
  })),
  products: products.map(({ id, name, description, image }) =>
    page(`/products/${id}`, { name, image, words: `products/${id}.ts`, line: description }),
  ),
  work: caseStudies.map(({ id, title, description, service, image }) =>
    page(`/work/${id}`, {
      name: title,
      image: image ?? `services/${service}`,
      line: description,
      words: 'case-studies.ts',
    }),
  ),
  team: team.map(({ id, name, role, ...member }) => {
    const image = 'image' in member ? member.image : 'people/placeholder';
    return page(`/team/${id}`, { name, image, words: 'team-members.ts', line: role });
  }),
};

const wordsOf = (path: Path) => `pages/${path.split('/').at(-1) || 'home'}.ts`;

/** All canonical pages, each after its parent. */
export const canonicalPages: readonly CanonicalPage[] = siteMap.flatMap(
  ({ to, name, image, description, menu, has }) =>
    image
      ? [
          page(to, {
            name,
            image,
            words: wordsOf(to),
            ...(menu === 'company' && { line: description }),
          }),
          ...(has ? entries[has] : []),
        ]
      : [],
);

const other = (path: Path, file = fileOf(path)): PrerenderedPage => ({
  path,
  file,
  family: familyOf(path),
  canonical: false,
});

/** Pages hidden from search engines, and extra URLs (aliases, ids) for other pages. */
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

/** Whether the server renders the page with the current openings. */
export const isLive = ({ path }: Pick<File, 'path'>): boolean =>
  siteMap.some(({ to, isLive: shows }) => shows && isAtOrBelow(path, to));

/** Returns the page for a vacancy or an intake. Only the server renders these pages. */
export const entryPage = (entry: Vacancy | Intake): CanonicalPage => {
  const [list, path] =
    'closingDate' in entry
      ? (['/careers', `/careers/${entry.id}`] as const)
      : (['/training', `/training/intakes/${entry.id}`] as const);
  return page(path, { name: entry.title, image: `pages${list}`, words: wordsOf(list) });
};

export const pages: readonly PrerenderedPage[] = [
  ...canonicalPages,
  ...otherPages,
  ...fallbackPages,
];
