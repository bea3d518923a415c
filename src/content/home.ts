import type { CallToAction, Hero, PageMeta, Statistic } from './types.ts';

/** The words above a group of cards on the home page. */
interface SectionIntro {
  readonly title: string;
  readonly intro: string;
}

interface Home {
  readonly meta: PageMeta;
  readonly hero: Hero;
  readonly statistics: readonly Statistic[];
  readonly services: SectionIntro;
  readonly products: SectionIntro;
  readonly academy: SectionIntro;
  /** One oversize quote from a client. */
  readonly quote: {
    readonly body: string;
    readonly author: {
      readonly name: string;
      /** Job title. */
      readonly handle: string;
      readonly company: string;
    };
  };
  readonly reachOut: CallToAction;
}

export const home = {
  meta: {
    title: 'IT Consulting, Software & Training',
    description:
      'Johannesburg consultants, developers and trainers for Microsoft systems, cloud, security and data. 100% black owned, 50% female owned, at work since 2005.',
  },
  hero: {
    title: 'Software, cloud and skills your own people run',
    tagline:
      'We set up Microsoft systems, build software and train your staff to own both. When we leave, it still works.',
    image: 'pages/home',
  },
  statistics: [
    { label: 'Black Owned', value: 100, suffix: '%', animated: false },
    { label: 'Female Owned', value: 50, suffix: '%', animated: false },
    { label: 'Completed Projects', value: 28, suffix: '+', animated: true },
    { label: 'Client Satisfaction', value: 98, suffix: '%', animated: true },
  ],
  services: {
    title: 'Eight services, one team to call',
    intro:
      'Start with the one that hurts most. What we learn about your organisation there makes the next project shorter.',
  },
  products: {
    title: 'Six products for six everyday jobs',
    intro:
      'Our sister products hire, review, book, raise, give and celebrate. Each does one job for people who do it every week.',
  },
  academy: {
    title: 'Learn it by building it, with a mentor beside you',
    intro:
      'The academy takes students, graduates and working professionals through data, cloud, security and software on real briefs.',
  },
  quote: {
    body: 'They asked what we would want to do without them in a year. Then they planned the whole project around that answer.',
    author: {
      name: 'Ntombizodwa Khoza',
      handle: 'Head of Digital Services',
      company: 'Witkrans Regional Council',
    },
  },
  reachOut: {
    image: 'reach-out/home',
    title: 'Reach Out',
    content:
      'Tell us what is stuck. A consultant reads each message and replies with a next step, not a brochure.',
    buttonText: 'Contact Us',
  },
} as const satisfies Home;
