import { site } from '../site.ts';
import type { ClientTestimonial, Closing, Hero, NamedItem, PageMeta, Path } from '../types.ts';

export interface Publication {
  readonly title: string;
  /** The kind of publication, such as 'paper' or 'field report'. */
  readonly kind: string;
  /** The date of publication, ISO 8601. */
  readonly date: `${number}-${number}-${number}`;
  readonly authors: readonly string[];
  readonly summary: string;
}

export interface ResearchContent {
  readonly meta: PageMeta;
  readonly hero: Hero;
  readonly focusAreas: {
    readonly title: string;
    readonly intro: string;
    readonly items: readonly NamedItem[];
  };
  readonly phases: {
    readonly title: string;
    readonly intro: string;
    readonly items: readonly {
      readonly title: string;
      readonly weeks: number;
      readonly text: string;
    }[];
  };
  readonly quote: ClientTestimonial;
  readonly published: {
    readonly title: string;
    readonly intro: string;
    /** The text of the link to the contact form, at the end of the introduction. */
    readonly ask: string;
    readonly items: readonly Publication[];
  };
  readonly serviceLink: { readonly text: string; readonly to: Path };
  readonly closing: Closing;
}

export const research = {
  meta: {
    title: 'Research: what we test and publish',
    description:
      'From forms that survive a power cut to interfaces in African languages: what we study, how a research project runs, and what we published.',
  },
  hero: {
    title: 'We test it before you pay for it',
    tagline:
      'Our research practice takes questions that come up in client work, tries the answers in the field and publishes what it finds.',
    image: 'company/research',
  },
  focusAreas: {
    title: 'Focus areas',
    intro: 'Each began with a client’s problem that no product on the market solved.',
    items: [
      {
        name: 'Working without signal',
        description:
          'How a form, a till or a timetable keeps its promise when the network goes and comes back.',
        icon: 'wifi-off',
      },
      {
        name: 'African-language interfaces',
        description:
          'Which words people use for ‘save’, ‘balance’ or ‘sign in’, and which ones they only tolerate.',
        icon: 'languages',
      },
      {
        name: 'Heritage in games',
        description:
          'Turning oral stories and mural patterns into rules that are fun to play, with the tellers’ consent.',
        icon: 'gamepad-2',
      },
      {
        name: 'Data for small firms',
        description: 'The least a shop has to write down each day to know whether it made money.',
        icon: 'store',
      },
      {
        name: 'Frugal computing',
        description:
          'Software that does the same work with less power, less data and an older telephone.',
        icon: 'battery-charging',
      },
    ],
  },
  phases: {
    title: 'How a project runs',
    intro: 'About six months from question to publication, and a clear point to stop at each step.',
    items: [
      {
        title: 'Question',
        weeks: 2,
        text: 'We write down what we want to know, how we would notice that we are wrong, and who else has tried.',
      },
      {
        title: 'Field visits',
        weeks: 4,
        text: 'Two researchers watch the work where it is done and take notes that the people there may read.',
      },
      {
        title: 'Prototype',
        weeks: 6,
        text: 'We build the smallest thing that can fail, and break it ourselves first.',
      },
      {
        title: 'Trial',
        weeks: 10,
        text: 'People use it for their real tasks, next to the old way, with both measured.',
      },
      {
        title: 'Publication',
        weeks: 4,
        text: 'The result goes out in plain words, with the data where it can be shared and the mistakes where they were made.',
      },
    ],
  },
  quote: {
    body: 'The trials that failed have saved our clients more than the ones that worked. So we publish both.',
    author: {
      name: 'Rudzani Nemavhola',
      handle: 'CIO & Head of R&D',
      image: 'people/rudzani-nemavhola',
      company: site.shortName,
    },
  },
  published: {
    title: 'Published work',
    intro: 'Free on request.',
    ask: 'Ask for a copy',
    items: [
      {
        title: 'Forms that survive a power cut',
        kind: 'Working paper',
        date: '2026-08-13',
        authors: ['Rudzani Nemavhola', 'Lwando Ntantiso'],
        summary:
          'Compares four ways of keeping a half-sent message on a telephone. Only the one that deletes after a receipt lost nothing.',
      },
      {
        title: 'Reading a dashboard in isiZulu and Sesotho',
        kind: 'Field report',
        date: '2026-02-26',
        authors: ['Palesa Mokhethi', 'Rudzani Nemavhola'],
        summary:
          'Clerks found an error sooner when labels were translated, but wanted numbers and abbreviations left in English.',
      },
      {
        title: 'Steps, chevrons, levels: mural geometry as game design',
        kind: 'Design note',
        date: '2025-09-18',
        authors: ['Rudzani Nemavhola', 'Aaliyah Davids'],
        summary:
          'Describes a grammar of wall-painting shapes from which a puzzle game draws its levels, agreed with the painters who taught it.',
      },
      {
        title: 'What a spaza shop needs from a ledger',
        kind: 'Field report',
        date: '2025-03-06',
        authors: ['Ruan Oosthuysen', 'Tshepo Ramokgadi'],
        summary:
          'Three entries a day were enough to see which goods paid for the shelf they stood on; a fourth was never filled in.',
      },
    ],
  },
  serviceLink: { text: 'Commission research and development', to: '/services/rand' },
  closing: {
    line: 'Bring us the question that nobody has time for.',
    action: 'Ask it',
  },
} as const satisfies ResearchContent;
