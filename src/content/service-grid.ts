import type { Hero, PageMeta } from './types.ts';

interface ServicesPage {
  readonly meta: PageMeta;
  readonly hero: Hero;
  readonly intro: string;
}

interface ProductsPage {
  readonly meta: PageMeta;
  readonly hero: Hero;
  /** Shown for a product id that nobody knows. */
  readonly notFound: { readonly title: string; readonly text: string; readonly back: string };
}

/** `/services`, and every unknown path below `/services` and `/company`. */
export const servicesPage = {
  meta: {
    title: 'IT Services',
    description:
      'Eight IT services for South African organisations: data analytics, security, Azure, games, SharePoint, research, Dynamics 365 and staff training.',
  },
  hero: {
    title: 'Find the help your team needs next',
    tagline:
      'Data, security, cloud, games, documents, research, finance systems and training, with a named consultant for each.',
    image: 'pages/services',
  },
  intro:
    'Each page says what you receive, how the weeks are spent and who should be in the room. Begin with one short assessment, and decide from there.',
} as const satisfies ServicesPage;

/** `/products`, and what `/products/{id}` shows for an unknown id. */
export const productsPage = {
  meta: {
    title: 'Software Products',
    description:
      'Six sister products: Opher for jobs, Performetric for teams, Aroundly for bookings, CapStart for equity, GoodAction for giving, BoldBash for events.',
  },
  hero: {
    title: 'Pick the product that does the job',
    tagline:
      'Hiring, performance, bookings, ownership, giving and events: six products from one family, each with its own site.',
    image: 'pages/products',
  },
  notFound: {
    title: 'Product Not Found',
    text: "The product you're looking for doesn't exist or has been removed.",
    back: 'Back to Products',
  },
} as const satisfies ProductsPage;
