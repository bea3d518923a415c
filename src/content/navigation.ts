import type { Path } from './types.ts';

interface NavigationLink {
  readonly name: string;
  readonly to: Path;
}

interface NavigationGroup extends NavigationLink {
  /** The link to the group's own page. */
  readonly overview: string;
  readonly lead: string;
}

interface Navigation {
  readonly home: NavigationLink;
  readonly company: NavigationGroup;
  readonly services: NavigationGroup;
  readonly links: readonly NavigationLink[];
  readonly contact: NavigationLink;
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
  },
  services: {
    name: 'Services',
    to: '/services',
    overview: 'All services',
    lead: 'Eight ways we can help, each with a named consultant.',
  },
  links: [
    { name: 'Products', to: '/products' },
    { name: 'Training', to: '/training' },
    { name: 'Careers', to: '/careers' },
  ],
  contact: { name: 'Contact', to: '/contact' },
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
      { name: 'Client sign-in', to: '/auth' },
    ],
  },
  social: {
    title: 'Elsewhere',
    note: 'These pages are not open yet.',
    links: ['LinkedIn', 'Twitter', 'Facebook'],
  },
  legal: [
    { name: 'Privacy Policy', to: '/privacy' },
    { name: 'Terms of Service', to: '/terms' },
    { name: 'Cookie Policy', to: '/cookies' },
  ],
  rights: 'All rights reserved.',
  theme: { label: 'Theme', system: 'System', light: 'Light', dark: 'Dark' },
} as const;
