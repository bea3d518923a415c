import type {
  FooterColumn,
  ImageId,
  Menus,
  NavigationEntry,
  Path,
  SiteLink,
} from './content/types.ts';

/** In the sitemap, in the search, with a share card and as Markdown; or not. */
type Listing =
  | {
      readonly isUnlisted?: undefined;
      /** The picture of its hero, of its share card and of its entry in a menu. */
      readonly image: ImageId;
      /** What it is, in one line. */
      readonly description?: string;
      /** Where it is in the bar and in the slide-in menu. */
      readonly menu?: 'bar';
    }
  | ({ readonly isUnlisted?: undefined; readonly menu: 'company' } & Pick<
      NavigationEntry,
      'image' | 'description'
    >)
  | {
      readonly isUnlisted: true;
      readonly image?: undefined;
      readonly description?: undefined;
      readonly menu?: undefined;
    };

interface Page {
  readonly to: Path;
  /** As menus call it. */
  readonly name: string;
  /** Its column in the footer, and its place there; another name or spelling, if it has one there. */
  readonly footer?: readonly [column: FooterColumn, place: number, as?: Partial<SiteLink>];
  /** Has a page below it for each entry of a list in `src/content`. */
  readonly has?: 'services' | 'products' | 'team' | 'work';
  /** Shows openings: the server renders it, and the pages below it, with those of the day. */
  readonly isLive?: true;
  /** Shares its inline style, and so the hash of that in the policy, with the pages below it alone. */
  readonly hasOwnStyle?: true;
}

export type SitePage = Page & Listing;

/**
 * Every page once, each after the page it belongs to. The words of a page are in
 * `src/content/pages/`, in the file that the last part of its path names; its route is in `src/routes/`.
 *
 * The browser loads none of it: first views have no room for what the build alone needs. What menus
 * and footer show is copied from `menus` and `companyPages` into modules of their own, by
 * `build/indexes`.
 */
export const siteMap: readonly SitePage[] = [
  {
    to: '/',
    name: 'Home',
    image: 'pages/home',
    footer: ['site', 1],
    hasOwnStyle: true,
  },
  {
    to: '/services',
    name: 'Services',
    image: 'pages/services',
    has: 'services',
    hasOwnStyle: true,
  },
  {
    to: '/company',
    name: 'Company',
    image: 'company/overview',
    footer: ['site', 2],
    hasOwnStyle: true,
  },
  {
    to: '/company/about',
    name: 'About',
    image: 'company/about',
    description: 'Who we are, how we began and the values we work by',
    menu: 'company',
    footer: ['company', 1],
  },
  {
    to: '/company/culture',
    name: 'Culture',
    image: 'company/culture',
    description: 'Our pillars, and what they mean on an ordinary working day',
    menu: 'company',
    footer: ['company', 5],
  },
  {
    to: '/company/initiatives',
    name: 'Initiatives',
    image: 'company/initiatives',
    description: 'What we do for learners, small firms and our neighbours',
    // The capital is the specification's own.
    menu: 'company',
    footer: ['company', 4, { to: '/company/Initiatives' }],
  },
  {
    to: '/company/academy',
    name: 'Academy',
    image: 'company/academy',
    description: 'Learning paths from a first script to a working specialist',
    menu: 'company',
    footer: ['company', 2],
    hasOwnStyle: true,
  },
  {
    to: '/company/research',
    name: 'Research',
    image: 'company/research',
    description: 'The questions we test, how we test them and what we found',
    menu: 'company',
    footer: ['company', 3],
  },
  {
    to: '/company/supplier',
    name: 'Supplier information',
    image: 'pages/legal',
    description: 'Registration, VAT, B-BBEE, insurance and the PAIA manual',
    footer: ['company', 7],
    hasOwnStyle: true,
  },
  {
    to: '/products',
    name: 'Products',
    image: 'pages/products',
    menu: 'bar',
    footer: ['site', 4],
    has: 'products',
    hasOwnStyle: true,
  },
  {
    to: '/work',
    name: 'Work',
    image: 'work/overview',
    description: 'What projects took, what they cost and what stayed',
    footer: ['company', 8],
    has: 'work',
  },
  {
    to: '/training',
    name: 'Training',
    image: 'pages/training',
    description: 'Intensives, workshops and courses',
    menu: 'bar',
    footer: ['site', 5],
    isLive: true,
    hasOwnStyle: true,
  },
  {
    to: '/careers',
    name: 'Careers',
    image: 'pages/careers',
    description: 'Open vacancies and how we hire',
    menu: 'bar',
    footer: ['company', 6],
    isLive: true,
    hasOwnStyle: true,
  },
  { to: '/team', name: 'Team', image: 'pages/team', footer: ['site', 3], has: 'team' },
  {
    to: '/contact',
    name: 'Contact',
    image: 'pages/contact',
    description: 'Phone, e-mail, address and a form',
    footer: ['site', 6],
  },
  {
    to: '/wall',
    name: 'Put your name on the wall',
    image: 'brand/wall',
    footer: ['site', 8, { name: 'Your name on the wall' }],
  },
  {
    to: '/privacy',
    name: 'Privacy Policy',
    image: 'pages/legal',
    footer: ['legal', 1],
    hasOwnStyle: true,
  },
  {
    to: '/terms',
    name: 'Terms of Service',
    image: 'pages/legal',
    footer: ['legal', 2],
    hasOwnStyle: true,
  },
  {
    to: '/cookies',
    name: 'Cookie Policy',
    image: 'pages/legal',
    footer: ['legal', 3],
    hasOwnStyle: true,
  },
  { to: '/search', name: 'Search', isUnlisted: true, footer: ['site', 7] },
  { to: '/auth', name: 'Client sign-in', isUnlisted: true },
];

/** Whether the page at `path` is that at `to`, or below it. */
export const isAtOrBelow = (path: string, to: Path): boolean =>
  path === to || path.startsWith(`${to}/`);

export const companyPages = siteMap.filter((page) => page.menu === 'company');

/** The page at `path`. @throws Error where there is none */
export const pageAt = (path: Path): SitePage => {
  const page = siteMap.find(({ to }) => to === path);
  if (!page) throw new Error(`src/site-map.ts has no ${path}`);
  return page;
};

const column = (wanted: FooterColumn): readonly SiteLink[] =>
  siteMap
    .flatMap(({ footer, ...page }) => (footer?.[0] === wanted ? [{ ...page, footer }] : []))
    .sort((a, b) => a.footer[1] - b.footer[1])
    .map(({ name, to, isUnlisted, footer: [, , as] }) => ({
      ...{ name, to, ...as },
      ...(isUnlisted && { isUnlisted }),
    }));

export const menus: Menus = {
  names: {
    company: pageAt('/company').name,
    services: pageAt('/services').name,
    contact: pageAt('/contact').name,
  },
  bar: siteMap.filter(({ menu }) => menu === 'bar').map(({ name, to }) => ({ name, to })),
  footer: { company: column('company'), site: column('site'), legal: column('legal') },
};
