import { companyPages } from '../company-pages.ts';
import { footer } from '../navigation.ts';
import { productEntries } from '../products.gen.ts';
import { serviceEntries } from '../services.gen.ts';
import { team } from '../team-members.ts';
import type { PageMeta, Path } from '../types.ts';

interface IndexGroup {
  readonly title: string;
  readonly links: readonly {
    readonly name: string;
    readonly description?: string;
    readonly to: Path;
  }[];
}

export interface SearchPage {
  readonly meta: PageMeta;
  readonly title: string;
  readonly tagline: string;
  /** In place of results, without script and without a server of ours. */
  readonly plain: string;
  /** Every page that one could look for. */
  readonly index: { readonly title: string; readonly groups: readonly IndexGroup[] };
}

const pages = (...paths: readonly Path[]) =>
  footer.site.links.filter(({ to }) => paths.includes(to));

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
  index: {
    title: 'Every page',
    groups: [
      { title: 'Services', links: serviceEntries },
      { title: 'Products', links: productEntries },
      { title: 'Company', links: companyPages },
      {
        title: 'People',
        links: team.map(({ id, name, role }) => ({
          ...{ name, description: role },
          to: `/team/${id}` as const,
        })),
      },
      {
        title: 'Work and learn with us',
        links: [
          { name: 'Training', description: 'Intensives, workshops and courses', to: '/training' },
          { name: 'Careers', description: 'Open vacancies and how we hire', to: '/careers' },
          { name: 'Contact', description: 'Phone, e-mail, address and a form', to: '/contact' },
        ],
      },
      {
        title: 'This site',
        links: [
          ...pages('/', '/company', '/team', '/products', '/wall'),
          { name: 'All services', to: '/services' },
          ...footer.legal,
        ],
      },
    ],
  },
} as const satisfies SearchPage;
