import * as v from 'valibot';
import { expect, it } from 'vitest';
import shipped from '../../server/openings.json' with { type: 'json' };
import { OpeningsSchema } from './openings.ts';
import { anIntake, aVacancy } from './testing/samples.ts';

const vacancy = aVacancy();
const intake = anIntake({
  programme: 'quarterly-intensives',
  startsOn: '2027-02-08',
  place: 'in Durban',
  seatsLeft: 12,
});

const problemsOf = (openings: unknown) => {
  const { issues } = v.safeParse(OpeningsSchema, openings);
  return issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`) ?? [];
};
const ofVacancy = (changes: object) => problemsOf({ vacancies: [aVacancy(changes)], intakes: [] });
const ofIntake = (changes: object) =>
  problemsOf({ vacancies: [], intakes: [{ ...intake, ...changes }] });

it('the openings schema accepts the shipped file, and adds a `format` to each intake', () => {
  expect(problemsOf(shipped)).toEqual([]);
  expect(v.parse(OpeningsSchema, { vacancies: [vacancy], intakes: [intake] })).toMatchObject({
    vacancies: [vacancy],
    intakes: [{ format: 'Five full days, in Durban' }],
  });
});

it.each([
  [{ salaryBand: undefined }, 'salaryBand'],
  [{ salaryBand: 'market related' }, 'salaryBand'],
  [{ salaryBand: { from: 300, to: 200, per: 'year' } }, 'salaryBand.to: It is less than `from`'],
  [{ salaryBand: { from: 0, to: 200, per: 'year' } }, 'salaryBand.from'],
  [{ salaryBand: { from: 100, to: 2_147_483_648, per: 'year' } }, 'salaryBand.to'],
  [{ salaryBand: { from: 100, to: 200, per: 'sprint' } }, 'salaryBand.per'],
  [{ employmentType: 'Full time' }, 'employmentType'],
  [{ location: '' }, 'location'],
  [{ closingDate: '31 December' }, 'closingDate'],
  [{ closingDate: '2025-12-31' }, 'closingDate: It is before `postedOn`'],
])('the openings schema rejects a vacancy with %o', (changes, field) => {
  expect(ofVacancy(changes)).toEqual([expect.stringContaining(`vacancies.0.${field}`)]);
});

const MONDAYS =
  'The page says that Quarterly Intensives start on a Monday in February, May, August or November';

it.each([
  [{ startsOn: '2027-02-09' }, `startsOn: ${MONDAYS}`],
  [{ startsOn: '2027-03-01' }, `startsOn: ${MONDAYS}`],
  [{ seatsLeft: 13 }, 'seatsLeft: The page says that Quarterly Intensives have 12 places'],
  [
    { programme: 'annual-workshops', startsOn: '2027-09-12' },
    'startsOn: The page says that Annual Workshops start on a Saturday in September',
  ],
  [
    { programme: 'online-courses', startsOn: '2027-06-17' },
    'startsOn: The page says that Online Courses start on a Monday',
  ],
  [{ programme: 'evening-classes' }, 'programme'],
  [{ place: undefined }, 'place'],
])('the openings schema rejects an intake with %o', (changes, field) => {
  expect(ofIntake(changes)).toEqual([expect.stringContaining(`intakes.0.${field}`)]);
});

it.each([
  { programme: 'annual-workshops', startsOn: '2027-09-11', seatsLeft: 200 },
  { programme: 'online-courses', startsOn: '2027-06-14', seatsLeft: 200 },
])('the openings schema accepts an intake with %j', (changes) =>
  expect(ofIntake(changes)).toEqual([]),
);
