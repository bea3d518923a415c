import { companyPages } from './company-pages.ts';
import { footer } from './navigation.ts';
import { productEntries } from './products.gen.ts';
import { serviceEntries } from './services.gen.ts';
import { team } from './team-members.ts';
import type { Path } from './types.ts';

interface IndexGroup {
  readonly title: string;
  readonly links: readonly {
    readonly name: string;
    readonly description?: string;
    readonly to: Path;
  }[];
}

const pages = (...paths: readonly Path[]) =>
  footer.site.links.filter(({ to }) => paths.includes(to));

/** Every page that one could look for. */
export const siteIndex: { readonly title: string; readonly groups: readonly IndexGroup[] } = {
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
};
