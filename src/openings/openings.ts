import * as v from 'valibot';
import { months, weekdays } from '../content/calendar.ts';
import { capital, listed } from '../content/number-words.ts';
import {
  type ProgrammeTerms,
  programmeIds,
  programmeTerms,
  type TrainingProgrammeId,
} from '../content/programme-terms.ts';
import { OPENING_ID } from '../submissions/topics.ts';

/** The maximum number of vacancies, and of intakes. One page shows them all. */
export const MOST_OPENINGS = 100;

const Text = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('It is empty'),
  v.maxLength(500, 'It is longer than 500 characters'),
  v.check((text) => !/[<>]/.test(text), 'Plain text only, without < and >'),
);
const Id = v.pipe(
  v.string(),
  v.regex(OPENING_ID, 'Lowercase letters, digits and - only, at most 80 characters'),
);

/** Whether `text` is a real date. JavaScript parses 30 February as 2 March. */
const isCalendarDay = (text: string): boolean => {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.valueOf()) && day.toISOString().slice(0, 10) === text;
};
const Day = v.pipe(
  v.string(),
  v.check(isCalendarDay, 'Not a calendar date; write dates like 2027-02-26'),
);
/** The largest GraphQL Int. A larger number would make the whole query fail. */
const LARGEST = 2_147_483_647;
const Rand = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LARGEST));

const Vacancy = v.pipe(
  v.strictObject({
    id: Id,
    title: Text,
    team: Text,
    /** Such as 'Durban, two days a week at home'. */
    location: Text,
    employmentType: v.picklist([
      'Full-time',
      'Part-time',
      'Fixed term',
      'Learnership',
      'Internship',
    ]),
    summary: Text,
    salaryBand: v.pipe(
      v.strictObject({ from: Rand, to: Rand, per: v.picklist(['hour', 'month', 'year']) }),
      v.forward(
        v.check(({ from, to }) => from <= to, 'It is less than `from`'),
        ['to'],
      ),
    ),
    postedOn: Day,
    closingDate: Day,
  }),
  v.forward(
    v.check(({ postedOn, closingDate }) => postedOn <= closingDate, 'It is before `postedOn`'),
    ['closingDate'],
  ),
);

const termsOf = (programme: TrainingProgrammeId): ProgrammeTerms => programmeTerms[programme];

const startsAsPromised = (terms: ProgrammeTerms, day: string): boolean => {
  const date = new Date(day);
  const month = months[date.getUTCMonth()];
  return (
    weekdays[date.getUTCDay()] === terms.starts &&
    (!terms.months || terms.months.some((name) => name === month))
  );
};

const Intake = v.pipe(
  v.strictObject({
    id: Id,
    programme: v.picklist(programmeIds),
    title: Text,
    startsOn: Day,
    /** Such as 'in Durban, lunch included', shown after the length. */
    place: Text,
    seatsLeft: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LARGEST)),
  }),
  v.forward(
    v.check(
      ({ programme, startsOn }) => startsAsPromised(termsOf(programme), startsOn),
      ({ input: { programme } }) => {
        const { title, starts, months: allowed } = termsOf(programme);
        return `The page says that ${title} start on a ${starts}${allowed ? ` in ${listed(allowed, 'or')}` : ''}`;
      },
    ),
    ['startsOn'],
  ),
  v.forward(
    v.check(
      ({ programme, seatsLeft }) => seatsLeft <= (termsOf(programme).places ?? seatsLeft),
      ({ input: { programme } }) => {
        const { title, places } = termsOf(programme);
        return `The page says that ${title} have ${places} places`;
      },
    ),
    ['seatsLeft'],
  ),
  v.transform((intake) => ({
    ...intake,
    /** The length and the place, as shown in the list of dates. */
    format: `${capital(termsOf(intake.programme).length)}, ${intake.place}`,
  })),
);

const listOf = <const Entry extends v.GenericSchema<unknown, { readonly id: string }>>(
  entry: Entry,
) =>
  v.pipe(
    v.array(entry),
    v.maxLength(MOST_OPENINGS, ({ requirement }) => `There are more than ${requirement} entries`),
    v.checkItems(
      ({ id }, at, all) => all.findIndex((other) => other.id === id) === at,
      'Another entry above has the same id',
    ),
  );

/** The schema of `openings.json`. Checks that intakes agree with their programmes' terms. */
export const OpeningsSchema = v.strictObject({
  vacancies: listOf(Vacancy),
  intakes: listOf(Intake),
});

export type Openings = v.InferOutput<typeof OpeningsSchema>;
export type Vacancy = Openings['vacancies'][number];
export type SalaryBand = Vacancy['salaryBand'];
export type Intake = Openings['intakes'][number];

/** Openings, including closed ones, and the office's current date (ISO 8601). */
export interface DatedOpenings extends Openings {
  readonly today: string;
}
