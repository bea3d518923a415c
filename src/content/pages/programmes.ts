import { capital, inWords } from '../number-words.ts';
import { lessonMinutes, programmeTerms, type TrainingProgrammeId } from '../programme-terms.ts';
import { site } from '../site.ts';
import type { EntryWords, ImageId, ListWords } from '../types.ts';

/** The card of a training programme. The id is the last part of `/training/{id}`. */
export interface TrainingProgramme {
  readonly id: TrainingProgrammeId;
  readonly title: string;
  /** Shown below the title on phones, whose cards are folded. */
  readonly length: string;
  readonly description: readonly string[];
  /** May be empty. */
  readonly price: string;
  readonly image: ImageId;
}

/** The texts about programmes and intakes, on the training page and on the page of an intake. */
export interface ProgrammesContent {
  readonly programmes: {
    readonly title: string;
    readonly intro: string;
    readonly ask: string;
    readonly items: readonly TrainingProgramme[];
  };
  /** The texts around the list of intakes. The list can change at any time. */
  readonly intakes: ListWords & {
    readonly title: string;
    /** The title on the page of an intake. */
    readonly others: string;
    readonly intro: string;
    /** A notice about future programmes. */
    readonly notice: string;
    /** The texts of the link to an intake with places left, and of one without. */
    readonly reserve: string;
    readonly join: string;
  };
  /** The texts on the page of one intake. */
  readonly intake: EntryWords & {
    readonly facts: Readonly<Record<'starts' | 'places' | 'price' | 'programme', string>>;
    /** The title above the features of the programme. */
    readonly expect: string;
    readonly calendar: string;
    /** Shown beside the form if places are left. `waitingList` is shown if none are left. */
    readonly reserve: string;
    readonly waitingList: string;
  };
}

const {
  'quarterly-intensives': intensives,
  'annual-workshops': workshops,
  'online-courses': courses,
} = programmeTerms;

const priceOf = (id: TrainingProgrammeId): string => {
  const price = site.prices[id];
  return price && `${capital(price)}, excluding VAT.`;
};

export const programmes = {
  programmes: {
    title: 'Programme overview',
    intro: `Choose by the time you have: a week, a weekend or ${lessonMinutes} minutes in the evening.`,
    ask: 'Ask about this programme',
    items: [
      {
        id: 'quarterly-intensives',
        title: intensives.title,
        length: capital(intensives.length),
        description: [
          `${capital(intensives.length)} on one subject, ${inWords(intensives.months.length)} times a year`,
          `${capital(inWords(intensives.places))} places, two trainers and a project from your own work`,
          'A follow-up call six weeks later to see what held',
        ],
        price: priceOf('quarterly-intensives'),
        image: 'programmes/quarterly-intensives',
      },
      {
        id: 'annual-workshops',
        title: workshops.title,
        length: capital(workshops.length),
        description: [
          `${capital(workshops.length)} in ${workshops.months[0]} with parallel tracks for code, data and design`,
          'Speakers who show the project that went wrong as well',
          'Bursary seats for learners and for unemployed graduates',
        ],
        price: priceOf('annual-workshops'),
        image: 'programmes/annual-workshops',
      },
      {
        id: 'online-courses',
        title: courses.title,
        length: capital(courses.length),
        description: [
          `${capital(courses.length)} that can be saved and watched without data`,
          'Exercises marked by a person within three working days',
          `Start on a ${courses.starts}, and pause for a month if life intervenes`,
        ],
        price: priceOf('online-courses'),
        image: 'programmes/online-courses',
      },
    ],
  },
  intakes: {
    title: 'Upcoming intakes',
    others: 'Other intakes',
    intro: 'Each with its date and the places still free.',
    notice: 'Watch out for our upcoming skills development program.',
    reserve: 'Reserve a place',
    join: 'Join the waiting list',
    loading: 'Fetching the dates…',
    none: 'No intake is open for booking at the moment. The next dates appear here first.',
    stale: 'The list could not be refreshed. These are the dates we saw on {date}.',
    unavailable:
      'The dates could not be loaded, and none are kept on this device. They appear here when there is a connection.',
    withoutScript: `The dates need JavaScript. Without it, ask us for them: ${site.email}, ${site.phone}.`,
  },
  intake: {
    meta: {
      title: `Training intake in ${site.address.city}`,
      description:
        'One of our training intakes: when and where it is, and a form to reserve places.',
    },
    title: `{title}, training in ${site.address.city}`,
    back: 'Training',
    loading: { title: 'Intake', text: 'Fetching the intake…' },
    unavailable: {
      title: 'Intake',
      text: 'This intake could not be loaded, and is not kept on this device. It appears here when there is a connection.',
    },
    unknown: {
      title: 'No such intake',
      text: 'There is no coming intake at this address. It may have started, or the link is not complete.',
    },
    closed: 'This intake started on {date}. It takes no reservations any more.',
    facts: {
      starts: 'Starts',
      places: 'Places',
      price: 'Price excl. VAT',
      programme: 'Programme',
    },
    expect: 'What to expect',
    calendar: 'Add to calendar',
    reserve:
      'Our training office confirms your places by email. Without a signal your reservation waits on this device, and is sent later.',
    waitingList:
      'This intake is full. We write to you when a place becomes free, in the order of the list.',
  },
} as const satisfies ProgrammesContent;
