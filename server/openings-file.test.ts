import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { anIntake, aVacancy } from '../src/openings/testing/samples.ts';
import { watchOpenings } from './openings-file.ts';
import { testDirectory } from './testing/for-one-test.ts';

let directory: ReturnType<typeof testDirectory>;
let file: string;
const problems: object[] = [];
const log = { error: (problem: object) => void problems.push(problem) };
// Noon in Johannesburg.
let today = Date.parse('2026-11-21T10:00:00Z');
const watch = () => watchOpenings(log, file, () => today);
const write = (text: string) => directory.write('openings.json', text);

beforeEach(() => {
  directory = testDirectory();
  file = join(directory.path, 'openings.json');
  problems.length = 0;
  today = Date.parse('2026-11-21T10:00:00Z');
});

const vacancy = (id: string, closingDate = '2027-02-26') => aVacancy({ id, closingDate });
const intake = (id: string, startsOn: string) => anIntake({ id, startsOn });
/** Formats openings like a file edited by hand: one line per field. */
const openingsOf = (vacancies: readonly unknown[], intakes: readonly unknown[] = []) =>
  JSON.stringify({ vacancies, intakes }, null, 2);

it('the shipped vacancies and intakes are valid', () => {
  const { vacancies, intakes } = watchOpenings(log, undefined, () => today).current();
  expect([vacancies.length, intakes.length]).toEqual([3, 4]);
  expect(problems).toEqual([]);
});

describe('an openings file', () => {
  const good = openingsOf([vacancy('a'), vacancy('b')]);
  const with500 = openingsOf(Array.from({ length: 500 }, (_, n) => vacancy(`v${n}`)));
  const withoutTitle = openingsOf([vacancy('a'), { ...vacancy('b'), title: undefined }]);

  it.each([
    ['a wrong date', good.replace('2027-02-26', 'Friday'), 'line 16, vacancies.0.closingDate: '],
    ['30 February', good.replace('02-26', '02-30'), 'vacancies.0.closingDate: Not a calendar date'],
    ['a missing field', withoutTitle, 'line 18, vacancies.1.title: '],
    ['a misspelled field', good.replace('"team"', '"taem"'), 'line 3, vacancies.0.team: '],
    ['HTML in a title', good.replace('Engineer', '<b>'), 'line 5, vacancies.0.title: Plain text'],
    ['a repeated id', good.replace('"b"', '"a"'), 'line 18, vacancies.1: Another entry above has'],
    ['500 entries', with500, 'line 2, vacancies: There are more than 100 entries'],
    ['an empty file', '', 'line 1: invalid JSON from here'],
    ['a missing comma', good.replace('Engineer",', 'Engineer"'), 'line 6: invalid JSON from here'],
    ['a curly quote', good.replace('"b"', '“b"'), 'line 19: invalid JSON from here'],
    ['a comment', good.replace('[]', '[] // later'), 'invalid JSON from here'],
    ['text after the end', `${good}}`, 'invalid JSON from here'],
    ['something else altogether', '[]', 'line 1'],
  ])('with an error is not used, and the error is logged once: %s', (_, bad, message) => {
    write(good);
    const openings = watch();
    openings.read();
    write(bad);
    for (let n = 0; n < 3; n += 1) {
      openings.read();
      expect(openings.current().vacancies).toHaveLength(2);
    }
    expect(problems).toEqual([
      {
        file: 'openings.json',
        problems: expect.arrayContaining([expect.stringContaining(message)]),
      },
    ]);
    write(openingsOf([vacancy('c')]));
    expect(openings.current().vacancies).toEqual([vacancy('c')]);
  });

  it('has its problems logged again after every invalid change', () => {
    write(good);
    const openings = watch();
    openings.read();
    for (const bad of ['', '{', '']) {
      write(bad);
      openings.read();
    }
    expect(problems).toHaveLength(3);
  });

  it('still provides its last valid list after it is deleted, and the deletion is logged once', () => {
    write(good);
    const openings = watch();
    openings.read();
    rmSync(file);
    for (let n = 0; n < 3; n += 1) expect(openings.current().vacancies).toHaveLength(2);
    expect(problems).toEqual([{ file }]);
  });

  it('that is missing on startup cannot be read, and its absence is logged once', () => {
    const openings = watch();
    for (let n = 0; n < 3; n += 1) expect(openings.current).toThrow('openings.json');
    expect(openings.isClosedIntake('a')).toBe(false);
    expect(openings.titleOf('vacancies', 'a')).toBeUndefined();
    expect(problems).toHaveLength(1);
    write('{');
    expect(openings.current).toThrow('openings.json');
  });
});

it('titleOf returns the title of an entry, even if the entry is closed', () => {
  write(openingsOf([vacancy('a', '2026-11-20')], [intake('b', '2026-11-16')]));
  const { titleOf } = watch();
  expect(titleOf('vacancies', 'a')).toBe('Engineer');
  expect(titleOf('intakes', 'b')).toBe('Data');
  expect(titleOf('intakes', 'a')).toBeUndefined();
});

describe('the current openings', () => {
  it.each([
    ['on the last day', '2027-02-26T10:00:00Z', 1],
    ['in the last minute of that day in Johannesburg', '2027-02-26T21:59:00Z', 1],
    ['when that day is over in Johannesburg', '2027-02-26T22:00:00Z', 0],
  ])('include a vacancy until the end of its closing date: %s', (_, now, count) => {
    write(openingsOf([vacancy('a', '2027-02-26')]));
    const openings = watch();
    openings.read();
    today = Date.parse(now);
    expect(openings.current().vacancies).toHaveLength(count);
  });

  it('include an intake until the end of its start day', () => {
    write(openingsOf([], [intake('a', '2026-11-16'), intake('b', '2026-11-23')]));
    const openings = watch();
    expect(openings.current().intakes.map(({ id }) => id)).toEqual(['b']);
    today = Date.parse('2026-11-23T21:59:00Z');
    expect(openings.current().intakes).toHaveLength(1);
    expect(['a', 'b', 'c'].map(openings.isClosedIntake)).toEqual([true, false, true]);
    today = Date.parse('2026-11-23T22:00:00Z');
    expect(openings.current().intakes).toHaveLength(0);
    expect(openings.isClosedIntake('b')).toBe(true);
  });
});
