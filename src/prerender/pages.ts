import { companyPages } from '../content/company-pages.ts';
import { footer } from '../content/navigation.ts';
import { training } from '../content/pages/training.ts';
import { wall } from '../content/pages/wall.ts';
import { products } from '../content/products.ts';
import { serviceEntries } from '../content/services.gen.ts';
import { team } from '../content/team-members.ts';
import type { ImageId, Path } from '../content/types.ts';
import type { Intake, Vacancy } from '../openings/openings.ts';
import { formUrls, newsletterLinks } from '../submissions/native-forms.ts';
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
}

/** A page that search engines list: in the sitemap, with a share card and as Markdown. */
export interface CanonicalPage extends File {
  readonly canonical: true;
  /** As menus call it. */
  readonly name: string;
  /** What it is, in one line. */
  readonly line?: string;
  /** What its share card shows. */
  readonly image: ImageId;
  /** The file below `src/content/` that most of its words are in. */
  readonly words: string;
}

/** One HTML file of the built site. */
export type PrerenderedPage = CanonicalPage | (File & { readonly canonical: false });

/** A page, and what search results say of it. */
export interface Described {
  readonly page: CanonicalPage;
  readonly description: string;
  /** The opening that the page is about. */
  readonly entry?: Vacancy | Intake | undefined;
}

const fileOf = (path: Path) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

const page = (
  path: Path,
  about: Pick<CanonicalPage, 'name' | 'image' | 'words' | 'line'>,
): CanonicalPage => ({ path, file: fileOf(path), canonical: true, ...about });

/** In an order in which a page comes after the page it belongs to. */
export const canonicalPages: readonly CanonicalPage[] = [
  page('/', { name: 'Home', image: 'pages/home', words: 'home.ts' }),
  page('/services', { name: 'Services', image: 'pages/services', words: 'service-grid.ts' }),
  ...serviceEntries.map(({ id, to, name, description, image }) =>
    page(to, { name, image, words: `services/${id}.ts`, line: description }),
  ),
  page('/company', { name: 'Company', image: 'company/overview', words: 'pages/company.ts' }),
  ...companyPages.map(({ id, to, name, description }) =>
    page(to, { name, image: `company/${id}`, words: `pages/${id}.ts`, line: description }),
  ),
  page('/products', { name: 'Products', image: 'pages/products', words: 'products-page.ts' }),
  ...products.map(({ id, name, description, image }) =>
    page(`/products/${id}`, { name, image, words: `products/${id}.ts`, line: description }),
  ),
  page('/training', { name: 'Training', image: 'pages/training', words: 'pages/training.ts' }),
  page('/careers', { name: 'Careers', image: 'pages/careers', words: 'pages/careers.ts' }),
  page('/team', { name: 'Team', image: 'pages/team', words: 'pages/team.ts' }),
  ...team.map(({ id, name, role, ...member }) => {
    const image = 'image' in member ? member.image : 'people/placeholder';
    return page(`/team/${id}`, { name, image, words: 'team-members.ts', line: role });
  }),
  page('/contact', { name: 'Contact', image: 'pages/contact', words: 'pages/contact.ts' }),
  page('/wall', { name: wall.meta.title, image: 'brand/wall', words: 'pages/wall.ts' }),
  ...footer.legal.map(({ name, to }) =>
    page(to, { name, image: 'pages/legal', words: `pages${to}.ts` }),
  ),
];

const other = (path: Path): PrerenderedPage => ({ path, file: fileOf(path), canonical: false });

/** Pages that search engines do not list, and further spellings and ids that show another page. */
const otherPages: readonly PrerenderedPage[] = [
  other('/about'),
  other('/services/randd'),
  other('/auth'),
  other('/search'),
  ...Object.values(formUrls).map(({ sent }) => other(sent)),
  ...Object.values(newsletterLinks).flatMap((link) => [other(link.page), other(link.done)]),
  ...training.programmes.items.map(({ id }) => other(`/training/${id}`)),
];

const fallbackPages: readonly PrerenderedPage[] = [
  ...(Object.keys(unknownIdStatus) as Section[]).map((section) => ({
    path: `/${section}/_` as const,
    file: unknownIdFile(section),
    canonical: false as const,
  })),
  { path: '/_', file: notFoundFile, canonical: false },
];

/** Whether the page shows openings: the server renders it with those of the day. */
export const isLive = ({ path }: File): boolean => /^\/(?:careers|training)(?:\/|$)/.test(path);

/** The page of a vacancy or an intake. The build writes none: the server renders it. */
export const entryPage = (entry: Vacancy | Intake): CanonicalPage =>
  'closingDate' in entry
    ? page(`/careers/${entry.id}`, {
        name: entry.title,
        image: 'pages/careers',
        words: 'pages/careers.ts',
      })
    : page(`/training/intakes/${entry.id}`, {
        name: entry.title,
        image: 'pages/training',
        words: 'pages/training.ts',
      });

/** Every HTML file of the site. */
export const pages: readonly PrerenderedPage[] = [
  ...canonicalPages,
  ...otherPages,
  ...fallbackPages,
];
