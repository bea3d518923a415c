import type { Month, Weekday } from './calendar.ts';
import { inWords } from './number-words.ts';

/** The terms that all intakes of a programme share. */
export interface ProgrammeTerms {
  readonly title: string;
  /** The day of the week on which an intake starts. */
  readonly starts: Weekday;
  /** The months in which an intake can start. By default any month. */
  readonly months?: readonly Month[];
  /** The maximum number of places in an intake. By default there is no maximum. */
  readonly places?: number;
  /** How many days a calendar entry of an intake covers. */
  readonly days: number;
  /** Shown before the place in the list of dates, such as 'Five full days'. */
  readonly length: string;
}

const intensiveDays = 5;
export const lessonMinutes = 20;

export const programmeIds = ['quarterly-intensives', 'annual-workshops', 'online-courses'] as const;

export type TrainingProgrammeId = (typeof programmeIds)[number];

/**
 * The terms of each programme. The programmes' cards state them, and `OpeningsSchema` checks the
 * intakes in `server/openings.json` against them.
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
    // Only the first day is fixed, because learners choose the others themselves.
    days: 1,
    length: `lessons of ${lessonMinutes} minutes`,
  },
} as const satisfies Readonly<Record<TrainingProgrammeId, ProgrammeTerms>>;
