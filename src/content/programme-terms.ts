import type { Month, Weekday } from './calendar.ts';
import { inWords } from './number-words.ts';

/** What all intakes of a programme have in common. */
export interface ProgrammeTerms {
  readonly title: string;
  /** The day of the week on which an intake starts. */
  readonly starts: Weekday;
  /** The months in which one starts; any, where left out. */
  readonly months?: readonly Month[];
  /** The most places an intake has; any number, where left out. */
  readonly places?: number;
  /** The days that an intake has in a calendar, from its first one. */
  readonly days: number;
  /** Before its place in the list of dates: 'Five full days'. */
  readonly length: string;
}

const intensiveDays = 5;
/** Of the online courses. */
export const lessonMinutes = 20;

export const programmeIds = ['quarterly-intensives', 'annual-workshops', 'online-courses'] as const;

export type TrainingProgrammeId = (typeof programmeIds)[number];

/**
 * The programmes' cards say these terms, and each intake in `server/openings.json` is checked
 * against them.
 */
export const programmeTerms = {
  'quarterly-intensives': {
    title: 'Quarterly Intensives',
    starts: 'Monday',
    months: ['February', 'May', 'August', 'November'],
    places: 12,
    days: intensiveDays,
    length: `${inWords(intensiveDays)} full days`,
  },
  'annual-workshops': {
    title: 'Annual Workshops',
    starts: 'Saturday',
    months: ['September'],
    days: 2,
    length: 'a weekend',
  },
  'online-courses': {
    title: 'Online Courses',
    starts: 'Monday',
    // The first one; from then on each learner chooses.
    days: 1,
    length: `lessons of ${lessonMinutes} minutes`,
  },
} as const satisfies Readonly<Record<TrainingProgrammeId, ProgrammeTerms>>;
