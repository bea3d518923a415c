import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { watchOpenings } from './openings-file.ts';
import { makeDirectory } from './testing/testing.ts';

let directory: ReturnType<typeof makeDirectory>;
let file: string;
const problems: unknown[] = [];
const log = { error: (problem: unknown) => void problems.push(problem) };

beforeEach(() => {
  directory = makeDirectory();
  file = join(directory.path, 'openings.json');
  problems.length = 0;
});
afterEach(() => directory.remove());

describe('openings', () => {
  it('ships three vacancies and four intakes', () => {
    const { vacancies, intakes } = watchOpenings(log)();
    expect([vacancies.length, intakes.length]).toEqual([3, 4]);
    expect(problems).toEqual([]);
  });

  it('shows an edit without a restart, and survives one that does not parse', () => {
    directory.write('openings.json', JSON.stringify({ vacancies: [], intakes: [] }));
    const openings = watchOpenings(log, file);
    expect(openings().intakes).toEqual([]);

    const intake = {
      id: 'a',
      programme: 'online-courses',
      title: 'A course',
      startsOn: '2027-05-01',
      format: 'Online',
      seatsLeft: 3,
    };
    directory.write('openings.json', JSON.stringify({ vacancies: [], intakes: [intake] }));
    expect(openings().intakes).toEqual([intake]);

    directory.write(
      'openings.json',
      JSON.stringify({ vacancies: [], intakes: [{ ...intake, seatsLeft: 'x' }] }),
    );
    expect(openings().intakes).toEqual([intake]);
    expect(JSON.stringify(problems)).toContain('seatsLeft');
  });

  it('throws while there is nothing to show', () => {
    const openings = watchOpenings(log, file);
    expect(openings).toThrow('openings.json');
    directory.write('openings.json', '{');
    expect(openings).toThrow('openings.json');
  });
});
