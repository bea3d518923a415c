import { productCount } from '../counts.gen.ts';
import { statistic } from '../figures.ts';
import { capital, inWords } from '../number-words.ts';
import { serviceEntries } from '../services.gen.ts';
import { site } from '../site.ts';
import type { CallToAction, Hero, ImageId, PageMeta, Statistic } from '../types.ts';

/** The texts above a group of cards on the home page. */
interface SectionIntro {
  readonly title: string;
  readonly intro: string;
}

interface Home {
  readonly meta: PageMeta;
  /** `leaves` are the two halves of a door that opens in front of the hero's picture. */
  readonly hero: Hero & { readonly leaves: readonly [ImageId, ImageId] };
  readonly statistics: readonly Statistic[];
  readonly services: SectionIntro;
  /** Shown when all pages are on the device. `text` contains the placeholder `{count}`. */
  readonly offlineBand: { readonly title: string; readonly text: string };
  readonly products: SectionIntro;
  readonly academy: SectionIntro;
  readonly reachOut: CallToAction;
}

const { figures } = site;
const products = inWords(productCount);

export const home = {
  meta: {
    title: 'IT Consulting, Software & Training',
    description: `${site.address.city} consultants, developers and trainers for Microsoft systems, cloud, security and data. ${figures.blackOwned} black owned, ${figures.femaleOwned} female owned, at work since ${site.founded}.`,
  },
  hero: {
    title: 'Systems your own people can run',
    tagline:
      'We set up Microsoft systems, build software and train your staff to own both. When we leave, it still works.',
    image: 'pages/home',
    leaves: ['leaves/left', 'leaves/right'],
  },
  statistics: [
    statistic('Black Owned', figures.blackOwned),
    statistic('Female Owned', figures.femaleOwned),
    statistic('Completed Projects', figures.projects, { animated: true }),
    statistic('Client Satisfaction', figures.clientSatisfaction, { animated: true }),
  ],
  services: {
    title: `${capital(inWords(serviceEntries.length))} services, one team to call`,
    intro:
      'Start with the one that hurts most. What we learn about your organisation there makes the next project shorter.',
  },
  offlineBand: {
    title: 'Switch off your data. Go on.',
    text: 'This site is on your device now, all {count} pages of it. Switch on flight mode and tap anything.',
  },
  products: {
    title: `${capital(products)} products for ${products} everyday jobs`,
    intro:
      'Our sister products hire, review, book, raise, give and celebrate. Each does one job for people who do it every week.',
  },
  academy: {
    title: 'Learn it by building it, with a mentor beside you',
    intro:
      'The academy takes school leavers, career changers and working developers through data, cloud, security and software on real briefs.',
  },
  reachOut: {
    image: 'reach-out/home',
    title: 'Reach Out',
    line: 'Tell us what is stuck.',
    content: 'A consultant reads each message and replies with a next step, not a brochure.',
    buttonText: 'Contact Us',
  },
} as const satisfies Home;
