import { productCount } from '../counts.gen.ts';
import { capital, inWords } from '../number-words.ts';
import type { Closing, Hero, PageMeta } from '../types.ts';

interface ProductsPage {
  readonly meta: PageMeta;
  readonly hero: Hero;
  readonly closing: Closing;
  /** Shown for an unknown product id. */
  readonly notFound: { readonly title: string; readonly text: string; readonly back: string };
}

const count = inWords(productCount);

/** The texts of `/products`, and of `/products/{id}` with an unknown id. */
export const productsPage = {
  meta: {
    title: 'Software Products',
    description: `${capital(count)} sister products, from a job marketplace that explains its matches to event check-in that works offline, each with a page of its own.`,
  },
  hero: {
    title: 'Pick the product that does the job',
    tagline: `Hiring, performance, bookings, ownership, giving and events: ${count} products from one family, each with its own site.`,
    image: 'pages/products',
  },
  closing: {
    line: 'See one of them do a day of your own work.',
    action: 'Ask for a demonstration',
  },
  notFound: {
    title: 'Product Not Found',
    text: "The product you're looking for doesn't exist or has been removed.",
    back: 'Back to Products',
  },
} as const satisfies ProductsPage;
