import { companyPages } from '../content/company-pages.ts';
import { training } from '../content/pages/training.ts';
import { products } from '../content/products.ts';
import { serviceEntries } from '../content/services.gen.ts';
import { team } from '../content/team-members.ts';
import type { Path } from '../content/types.ts';
import {
  notFoundFile,
  type Section,
  unknownIdFile,
  unknownIdStatus,
} from '../urls/resolve-page.ts';

/** One HTML file of the built site. */
export interface PrerenderedPage {
  /** The URL it is rendered for. */
  readonly path: Path;
  /** Relative to the site's root. */
  readonly file: string;
  /** Listed in the sitemap. */
  readonly canonical: boolean;
}

const page = (path: Path, canonical = true): PrerenderedPage => ({
  path,
  file: path === '/' ? 'index.html' : `${path.slice(1)}.html`,
  canonical,
});

const canonicalPages: readonly PrerenderedPage[] = [
  page('/'),
  page('/services'),
  ...serviceEntries.map(({ to }) => page(to)),
  page('/company'),
  ...companyPages.map(({ to }) => page(to)),
  page('/products'),
  ...products.map(({ id }) => page(`/products/${id}`)),
  page('/training'),
  page('/careers'),
  page('/team'),
  ...team.map(({ id }) => page(`/team/${id}`)),
  page('/contact'),
  page('/privacy'),
  page('/terms'),
  page('/cookies'),
];

/** Pages that search engines do not list, and further spellings and ids that show another page. */
const otherPages: readonly PrerenderedPage[] = [
  page('/about', false),
  page('/services/randd', false),
  page('/auth', false),
  page('/contact/sent', false),
  page('/newsletter/sent', false),
  ...training.programmes.items.map(({ id }) => page(`/training/${id}`, false)),
];

const fallbackPages: readonly PrerenderedPage[] = [
  ...(Object.keys(unknownIdStatus) as Section[]).map((section) => ({
    path: `/${section}/_` as const,
    file: unknownIdFile(section),
    canonical: false,
  })),
  { path: '/_', file: notFoundFile, canonical: false },
];

/** Every HTML file of the site. */
export const pages: readonly PrerenderedPage[] = [
  ...canonicalPages,
  ...otherPages,
  ...fallbackPages,
];
