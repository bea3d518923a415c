import { periodInWords, type Retention } from '../retention.ts';
import { site } from '../site.ts';
import type {
  CallToAction,
  ClientTestimonial,
  EntryWords,
  Hero,
  ListWords,
  NamedItem,
  PageMeta,
} from '../types.ts';

export interface CareersContent {
  readonly meta: PageMeta;
  readonly hero: Hero;
  readonly whyWorkHere: { readonly title: string; readonly items: readonly NamedItem[] };
  /** A colleague's view. */
  readonly quote: ClientTestimonial;
  readonly howWeHire: {
    readonly title: string;
    readonly intro: string;
    readonly steps: readonly { readonly title: string; readonly text: string }[];
  };
  /** The texts around the list of vacancies. The list can change at any time. */
  readonly vacancies: ListWords & {
    readonly title: string;
    /** The title on the page of a vacancy. */
    readonly others: string;
    readonly intro: string;
    /** The text of the link to a vacancy's page. */
    readonly more: string;
    readonly facts: Readonly<Record<'salary' | 'place' | 'type' | 'closing', string>>;
    /** Placeholders: `{from}` and `{to}` in whole rand, and `{per}`. */
    readonly salary: string;
    readonly per: Readonly<Record<'hour' | 'month' | 'year', string>>;
  };
  /** The texts on the page of one vacancy. */
  readonly vacancy: EntryWords & {
    /** Shown beside the form. */
    readonly apply: string;
  };
  readonly openApplication: CallToAction;
}

export const careersWith = ({ application }: Retention) =>
  ({
    meta: {
      title: `Careers in ${site.address.city}`,
      description:
        'Why people work here, how we hire, which vacancies are open now, and how to apply when none of them is yours.',
    },
    hero: {
      title: 'Work you can explain to your grandmother',
      tagline:
        'A queue that moves, a pension paid on time, a shop that knows its stock: our projects have a person at the other end.',
      image: 'pages/careers',
    },
    whyWorkHere: {
      title: 'Why work here',
      items: [
        {
          name: 'You meet the users',
          description:
            'Developers and analysts go to site before they design anything, and again once it runs.',
          icon: 'users',
        },
        {
          name: 'Time to learn',
          description:
            'One working day a month is for study, and we pay for the examination, a second attempt included.',
          icon: 'book-open',
        },
        {
          name: 'Change seats',
          description:
            'Consulting, products, research and training are under one roof; you may apply for a swap once a year.',
          icon: 'repeat',
        },
        {
          name: 'Home days with power',
          description:
            'You decide with your team which days are at home, and get a battery to keep them productive.',
          icon: 'house-wifi',
        },
        {
          name: 'Pay without guessing',
          description:
            'You see the salary band before you apply, and colleagues in one band earn within that band.',
          icon: 'hand-coins',
        },
      ],
    },
    quote: {
      body: 'I knew what the job paid before I wrote a line. A year later I knew what my next one here paid, and applied for that.',
      author: {
        name: 'Siyabonga Mthiyane',
        handle: 'Support Engineer',
        image: 'people/siyabonga-mthiyane',
        company: site.shortName,
      },
    },
    howWeHire: {
      title: 'How we hire',
      intro: 'About three weeks from your first line to our offer, and an answer after each step.',
      steps: [
        {
          title: 'You write',
          text: 'A few lines in our form with a link to something you have made, or a CV of two pages by email. No cover letter and no photograph, please.',
        },
        {
          title: 'We talk',
          text: 'Half an hour by phone or video with your future team lead, about work and not about riddles.',
        },
        {
          title: 'We work together',
          text: 'A paid half-day on a task like the real ones, with a colleague at your side and the internet allowed.',
        },
        {
          title: 'You decide',
          text: 'You receive an offer in writing with everything in it, and five days to think. If it is a no, we tell you why.',
        },
      ],
    },
    vacancies: {
      title: 'Open vacancies',
      others: 'Other open vacancies',
      intro:
        'Each one shows what it pays, where it is, what kind of contract it is and when it closes.',
      loading: 'Fetching the vacancies…',
      none: 'There are no vacancies right now. An open application is read all the same.',
      stale: 'We could not load the vacancies, so this is what we saw last, on {date}.',
      unavailable:
        'The vacancies could not be loaded, and none are kept on this device. They appear here when there is a connection. An open application reaches us at any time.',
      withoutScript: `This list needs JavaScript. Without it, ask us for our vacancies: ${site.email}, ${site.phone}.`,
      more: 'Read more and apply',
      facts: { salary: 'Salary band', place: 'Place', type: 'Type', closing: 'Closing date' },
      salary: 'R{from} to R{to}\u00a0{per}',
      per: { hour: 'an hour', month: 'a month', year: 'a year' },
    },
    vacancy: {
      meta: {
        title: `Vacancy in ${site.address.city}`,
        description: 'One of our vacancies: what it pays, where it is, and a form to apply for it.',
      },
      title: `{title}, vacancy in ${site.address.city}`,
      back: 'Careers',
      loading: { title: 'Vacancy', text: 'Fetching the vacancy…' },
      unavailable: {
        title: 'Vacancy',
        text: 'This vacancy could not be loaded, and is not kept on this device. It appears here when there is a connection.',
      },
      unknown: {
        title: 'No such vacancy',
        text: 'There is no open vacancy at this address. It may have closed, or the link is not complete.',
      },
      closed: 'This vacancy closed on {date}. We do not take applications for it any more.',
      apply:
        'A few lines are enough: no cover letter and no photograph, please. Without a signal your application waits on this device, and is sent later.',
    },
    openApplication: {
      image: 'reach-out/careers',
      title: 'Nothing that fits?',
      content: `Tell us in a few lines what you are good at and what you would like to do next. We keep it for ${periodInWords(application)}, unless you ask us not to, and write to you when a position comes near it.`,
      why: 'Reads every open application herself.',
      buttonText: 'Send an open application',
    },
  }) as const satisfies CareersContent;
