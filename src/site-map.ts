import type { FooterColumn, ImageId, Menus, Path, SiteLink, TeamMember } from './content/types.ts';

export interface SitePage {
  readonly to: Path;
  /** The name in menus. */
  readonly name: string;
  /**
   * The picture for the page's hero, share card and menu entry. A page without a picture is
   * unlisted: it has no share card or Markdown version, and is in neither sitemap nor search.
   */
  readonly image?: ImageId;
  readonly description?: string;
  /** `bar`: top bar and slide-in menu. `company`: the panel of company pages in both menus. */
  readonly menu?: 'bar' | 'company';
  /** The column and position in the footer, and the link's name or path if they differ there. */
  readonly footer?: readonly [column: FooterColumn, place: number, as?: Partial<SiteLink>];
  /**
   * The team member who answers messages about this page and those below it; by default
   * `site.firstContact`. If set, the page can be the topic of a message.
   */
  readonly lead?: TeamMember['id'];
  /** The list in `src/content` whose entries have pages below this page. */
  readonly has?: 'services' | 'products' | 'team' | 'work';
  /** Set if the server renders this page and those below it, with the current openings. */
  readonly isLive?: true;
  /** Set if this page and those below it use an inline style (and CSP hash) of their own. */
  readonly hasOwnStyle?: true;
}

/**
 * All pages, each after its parent. A page's text is in `src/content/pages/`, usually in the file
 * named after the last part of its path. The route is in `src/routes/`.
 *
 * This module is too large for the browser, so `build/indexes` writes `menus` and `companyPages`
 * into separate modules.
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
    // Each service has an inline style of its own (src/prerender/pages.ts).
    hasOwnStyle: true,
  },
  {
    to: '/company',
    name: 'Company',
    image: 'company/overview',
    lead: 'm1001',
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
    menu: 'company',
    // The specification prescribes the capital letter in the footer's link.
    footer: ['company', 4, { to: '/company/Initiatives' }],
  },
  {
    to: '/company/academy',
    name: 'Academy',
    image: 'company/academy',
    lead: 'm1001',
    description: 'Learning paths from a first script to a working specialist',
    menu: 'company',
    footer: ['company', 2],
    hasOwnStyle: true,
  },
  {
    to: '/company/research',
    name: 'Research',
    image: 'company/research',
    lead: 'm1004',
    description: 'The questions we test, how we test them and what we found',
    menu: 'company',
    footer: ['company', 3],
  },
  {
    to: '/company/supplier',
    name: 'Supplier information',
    image: 'company/supplier',
    description: 'B-BBEE, registration, VAT, insurance and the PAIA manual',
    menu: 'company',
    footer: ['company', 7],
    hasOwnStyle: true,
  },
  {
    to: '/products',
    name: 'Products',
    image: 'pages/products',
    lead: 'm1004',
    menu: 'bar',
    footer: ['site', 4],
    has: 'products',
    hasOwnStyle: true,
  },
  {
    to: '/work',
    name: 'Work',
    image: 'work/overview',
    lead: 'm1007',
    description: 'What projects took, what they cost and what stayed',
    menu: 'company',
    footer: ['company', 8],
    has: 'work',
  },
  {
    to: '/training',
    name: 'Training',
    image: 'pages/training',
    lead: 'm1001',
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
    lead: 'm1001',
    description: 'Open vacancies and how we hire',
    menu: 'bar',
    footer: ['company', 6],
    isLive: true,
    hasOwnStyle: true,
  },
  {
    to: '/team',
    name: 'Team',
    image: 'pages/team',
    description: 'Who leads the company, and what they answer for',
    menu: 'company',
    footer: ['site', 3],
    has: 'team',
  },
  {
    to: '/contact',
    name: 'Contact',
    image: 'pages/contact',
    description: 'Phone, email, address and a form',
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
  { to: '/search', name: 'Search', footer: ['site', 7] },
  { to: '/auth', name: 'Client sign-in' },
];

export const isAtOrBelow = (path: string, to: Path): boolean =>
  path === to || path.startsWith(`${to}/`);

export const companyPages = siteMap.filter((page) => page.menu === 'company');

/** @throws Error if there is no page at `path` */
export const pageAt = (path: Path): SitePage => {
  const page = siteMap.find(({ to }) => to === path);
  if (!page) throw new Error(`src/site-map.ts has no page ${path}`);
  return page;
};

const column = (wanted: FooterColumn): readonly SiteLink[] =>
  siteMap
    .flatMap(({ footer, ...page }) => (footer?.[0] === wanted ? [{ ...page, footer }] : []))
    .sort((a, b) => a.footer[1] - b.footer[1])
    .map(({ name, to, image, footer: [, , as] }) => ({
      name,
      to,
      ...as,
      ...(!image && { isUnlisted: true }),
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
