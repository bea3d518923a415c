import { caseStudies } from '../case-studies.ts';
import { capital, inWords } from '../number-words.ts';
import type { Closing, Hero, Intro, PageMeta } from '../types.ts';

interface WorkContent {
  readonly meta: PageMeta;
  readonly hero: Hero;
  readonly intro: Intro;
  readonly facts: Readonly<Record<'client' | 'period' | 'weeks' | 'cost' | 'service', string>>;
  readonly problem: string;
  readonly roles: string;
  readonly remains: string;
  /** The heading of the list of other case studies. */
  readonly others: string;
  /** The text of the link to all case studies. */
  readonly all: string;
  readonly closing: Closing;
}

/** The texts of `/work`, and around each case study. */
export const work = {
  meta: {
    title: 'Work',
    description: `${capital(inWords(caseStudies.length))} projects with their problem, weeks, cost in rand, the people who did the work, and what the client runs alone now.`,
  },
  hero: {
    title: 'What it took, and what stayed',
    tagline: 'Weeks, rand and names. Each project ends when the client no longer needs us for it.',
    image: 'work/overview',
  },
  intro: {
    text: 'Each page gives the problem, the weeks, the cost in rand and who did what, and ends with what the client runs without us now.',
    link: 'See the services behind them',
    to: '/services',
  },
  facts: {
    client: 'Client',
    period: 'When',
    weeks: 'Weeks',
    cost: 'Price range excl. VAT',
    service: 'Service',
  },
  problem: 'What was wrong',
  roles: 'Who did what',
  remains: 'What they run alone now',
  others: 'Other projects',
  all: 'All work',
  closing: {
    line: 'What would yours take?',
    action: 'Ask for a price and a date',
  },
} as const satisfies WorkContent;
