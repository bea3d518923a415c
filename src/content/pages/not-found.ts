import { capital, inWords } from '../number-words.ts';
import { serviceEntries } from '../services.gen.ts';
import type { Hero, PageMeta, Path } from '../types.ts';

export interface NotFoundContent {
  readonly meta: PageMeta;
  readonly hero: Hero;
  readonly linksTitle: string;
  readonly links: readonly {
    readonly name: string;
    readonly description: string;
    readonly to: Path;
  }[];
}

export const notFound = {
  meta: {
    title: 'Page not found',
    description:
      'There is no page at this address. From here you reach the services, products, training, careers and contact pages.',
  },
  hero: {
    title: 'There is no page at this address',
    tagline: 'It may be mistyped, or the page may have been renamed. One of these doors does open.',
    image: 'pages/not-found',
  },
  linksTitle: 'Where to go from here',
  links: [
    { name: 'Home', description: 'The company at a glance', to: '/' },
    {
      name: 'Services',
      description: `${capital(inWords(serviceEntries.length))} ways we can help`,
      to: '/services',
    },
    { name: 'Products', description: 'Software of our own', to: '/products' },
    { name: 'Company', description: 'Who we are and what we care about', to: '/company' },
    { name: 'Training', description: 'Intensives, workshops and courses', to: '/training' },
    { name: 'Careers', description: 'Open positions and how we hire', to: '/careers' },
    { name: 'Contact', description: 'Phone, email, address and a form', to: '/contact' },
    { name: 'Work', description: 'What projects took, and what they cost', to: '/work' },
  ],
} as const satisfies NotFoundContent;
