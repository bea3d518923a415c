import type { Hero, PageMeta } from '../types.ts';

export interface CompanyPage {
  readonly meta: PageMeta;
  readonly hero: Hero;
  readonly whoWeAre: { readonly title: string; readonly text: string };
  /** Heading over the cards of the five company pages. */
  readonly pagesTitle: string;
}

/** The company overview. */
export const company = {
  meta: {
    title: 'The company',
    description:
      'A technology company in Johannesburg, 100% black owned and 50% female owned: its story, culture, initiatives, academy and research.',
  },
  hero: {
    title: 'Owned, run and coded in Johannesburg',
    tagline:
      'Where we come from, how we treat each other, what we teach and what we are finding out.',
    image: 'company/overview',
  },
  whoWeAre: {
    title: 'Who we are',
    text: 'We are consultants, developers, trainers and researchers with almost two decades of experience in making technology work for South African organisations. The company is 100% black owned, 50% female owned and youth operated: those who decide here grew up with the prepaid data, the power cuts and the many languages that our clients’ systems have to cope with.',
  },
  pagesTitle: 'Look closer',
} as const satisfies CompanyPage;
