import { experience } from '../experience.ts';
import { site } from '../site.ts';
import type { Closing, Hero, PageMeta } from '../types.ts';

export interface CompanyContent {
  readonly meta: PageMeta;
  readonly hero: Hero;
  readonly whoWeAre: { readonly title: string; readonly text: string; readonly note: string };
  /** The heading above the cards of the company pages. */
  readonly pagesTitle: string;
  readonly closing: Closing;
}

const { blackOwned, femaleOwned } = site.figures;

/** The texts of the company overview. */
export const company = {
  meta: {
    title: 'The company',
    description: `A technology company in ${site.address.city}, ${blackOwned} black owned and ${femaleOwned} female owned: its story, culture, initiatives, academy and research.`,
  },
  hero: {
    title: `Owned, run and coded in ${site.address.city}`,
    tagline:
      'Where we come from, how we treat each other, what we teach and what we are finding out.',
    image: 'company/overview',
  },
  whoWeAre: {
    title: 'Who we are',
    text: `We are consultants, developers, trainers and researchers with ${experience} of experience in making technology work for South African organisations. The company is ${blackOwned} black owned, ${femaleOwned} female owned and youth operated.`,
    note: 'Those who decide here grew up with the prepaid data, the power cuts and the many languages that our clients’ systems have to cope with.',
  },
  pagesTitle: 'Get to know us',
  closing: {
    line: 'You get to know a company by giving it a problem.',
    action: 'Give us yours',
  },
} as const satisfies CompanyContent;
