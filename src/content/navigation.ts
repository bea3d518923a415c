import { capital, inWords } from './number-words.ts';
import { serviceEntries } from './services.gen.ts';
import { portraits } from './team.gen.ts';
import type { ImageId, Path } from './types.ts';

interface NavigationLink {
  readonly name: string;
  readonly to: Path;
}

export interface NavigationGroup extends NavigationLink {
  /** The link to the group's own page. */
  readonly overview: string;
  readonly lead: string;
  /** Shown beside the lead until one of the group's pages is pointed at. */
  readonly image: ImageId;
}

interface Navigation {
  readonly home: NavigationLink;
  readonly company: NavigationGroup;
  readonly services: NavigationGroup;
  readonly team: { readonly text: string; readonly portraits: readonly ImageId[] };
  readonly links: readonly NavigationLink[];
  readonly contact: NavigationLink;
  readonly search: NavigationLink;
  readonly getInTouch: string;
  readonly skip: string;
  readonly menu: string;
  readonly close: string;
  readonly back: string;
  readonly mainLabel: string;
}

/** The words and links of the top bar, the menus and the footer. */
export const navigation = {
  home: { name: 'Home', to: '/' },
  company: {
    name: 'Company',
    to: '/company',
    overview: 'Company overview',
    lead: 'Who answers when you call, and what they care about.',
    image: 'company/overview',
  },
  services: {
    name: 'Services',
    to: '/services',
    overview: 'All services',
    lead: `${capital(inWords(serviceEntries.length))} ways we can help, each with one person who answers for it.`,
    image: 'pages/services',
  },
  team: { text: `Meet the ${inWords(portraits.length)} who lead us`, portraits },
  links: [
    { name: 'Products', to: '/products' },
    { name: 'Training', to: '/training' },
    { name: 'Careers', to: '/careers' },
  ],
  contact: { name: 'Contact', to: '/contact' },
  search: { name: 'Search', to: '/search' },
  getInTouch: 'Get in Touch',
  skip: 'Skip to the content',
  menu: 'Menu',
  close: 'Close menu',
  back: 'Back',
  mainLabel: 'Main',
} as const satisfies Navigation;

/** The footer's link groups; the capitals in the paths are the specification's own. */
export const footer = {
  services: {
    title: 'Services',
    ids: ['security', 'gaming', 'training', 'sharepoint', 'analytics', 'rand'],
  },
  company: {
    title: 'Company',
    links: [
      { name: 'About', to: '/company/about' },
      { name: 'Academy', to: '/company/academy' },
      { name: 'Research', to: '/company/research' },
      { name: 'Initiatives', to: '/company/Initiatives' },
      { name: 'Culture', to: '/company/culture' },
      { name: 'Careers', to: '/careers' },
    ],
  },
  site: {
    title: 'Site',
    links: [
      { name: 'Home', to: '/' },
      { name: 'Company', to: '/company' },
      { name: 'Team', to: '/team' },
      { name: 'Products', to: '/products' },
      { name: 'Training', to: '/training' },
      { name: 'Contact', to: '/contact' },
      { name: 'Search', to: '/search' },
      { name: 'Your name on the wall', to: '/wall' },
      { name: 'Client sign-in', to: '/auth' },
    ],
  },
  social: { title: 'Elsewhere' },
  legal: [
    { name: 'Privacy Policy', to: '/privacy' },
    { name: 'Terms of Service', to: '/terms' },
    { name: 'Cookie Policy', to: '/cookies' },
  ],
  share: {
    button: 'Share this page',
    copied: 'Link copied',
    notCopied: 'Please copy the link yourself:',
  },
  rights: 'All rights reserved.',
  theme: { label: 'Theme', system: 'System', light: 'Light', dark: 'Dark' },
} as const;
