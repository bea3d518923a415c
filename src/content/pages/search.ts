import type { PageMeta } from '../types.ts';

export interface SearchContent {
  readonly meta: PageMeta;
  readonly title: string;
  readonly tagline: string;
  /** Shown instead of results if there is no script, and no server that inserts them. */
  readonly plain: string;
}

export const search = {
  meta: {
    title: 'Search',
    description:
      'Find a service, a product, a person, a vacancy or an answer on this site, in flight mode too, or pick from the list of every page.',
  },
  title: 'What are you looking for?',
  tagline: 'Type a few letters. The search runs on your device, so it also works without a signal.',
  plain:
    'Without JavaScript our server does the searching. If you see no results here, every page is in the list below.',
} as const satisfies SearchContent;
