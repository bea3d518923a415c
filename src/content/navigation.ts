import { capital, inWords } from './number-words.ts';
import { serviceEntries } from './services.gen.ts';
import type { ImageId } from './types.ts';

interface NavigationGroup {
  /** The text of the link to the group's own page. */
  readonly overview: string;
  readonly lead: string;
  /** Shown beside `lead` until the visitor points at a page of the group. */
  readonly image: ImageId;
}

interface Navigation {
  readonly company: NavigationGroup;
  readonly services: NavigationGroup;
  readonly home: string;
  readonly search: string;
  readonly getInTouch: string;
  /** Shown beside the logo while there is no connection. */
  readonly offline: string;
  readonly skip: string;
  readonly menu: string;
  readonly close: string;
  readonly back: string;
  readonly mainLabel: string;
}

/** The texts of the top bar and the menus. */
export const navigation = {
  company: {
    overview: 'Company overview',
    lead: 'Who answers when you call, and what they care about.',
    image: 'company/overview',
  },
  services: {
    overview: 'All services',
    lead: `${capital(inWords(serviceEntries.length))} ways we can help, each with one person who answers for it.`,
    image: 'pages/services',
  },
  home: 'Home',
  search: 'Search',
  getInTouch: 'Get in Touch',
  offline: 'Offline',
  skip: 'Skip to the content',
  menu: 'Menu',
  close: 'Close menu',
  back: 'Back',
  mainLabel: 'Main',
} as const satisfies Navigation;
