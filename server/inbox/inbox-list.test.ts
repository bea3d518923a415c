import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../database/open.ts';
import { submissionsIn } from '../submissions/submission-store.ts';
import { aContactMessage, aSubscription, makeDirectory } from '../testing/testing.ts';
import { inboxList } from './inbox-list.ts';
import { readInboxOptions } from './inbox-options.ts';

let directory: ReturnType<typeof makeDirectory>;
let url: string;

beforeAll(async () => {
  directory = makeDirectory();
  url = `file:${join(directory.path, 'submissions.db')}`;
  const database = await openDatabase({ url });
  let day = 0;
  const submissions = submissionsIn(database, () => {
    day += 1;
    return new Date(Date.UTC(2027, 0, day, 12));
  });
  const [message, subscription] = [aContactMessage, aSubscription];
  for (const make of [message, subscription, message, subscription, subscription]) {
    await submissions.store(make());
  }
  await database.close();
});
afterAll(() => directory.remove());

const list = (flags: string) => text(inboxList({ url }, readInboxOptions(flags.split(' '))));
const days = (page: string) => [...page.matchAll(/received 2027-01-(\d\d)/g)].map(([, day]) => day);

describe('the list', () => {
  it('prints the next --since if there are more submissions', async () => {
    const page = await list('--limit 2 --since 2027-01-02');
    expect(days(page)).toEqual(['02', '03']);
    expect(page).toMatch(/2 submissions, and there are more: see --since 2027-01-03T12.*Z\n$/);
    expect(days(await list('--since 2027-01-03T12:00:00.000Z'))).toEqual(['03', '04', '05']);
    expect(await list('--limit 5')).toMatch(/5 submissions\.\n$/);
    expect(await list('--limit 2 --kind contact')).toMatch(/2 submissions\.\n$/);
  });

  it('includes the whole day of --until', async () => {
    expect(days(await list('--until 2027-01-02'))).toEqual(['01', '02']);
    expect(days(await list('--until 2027-01-02T11:59:59Z'))).toEqual(['01']);
    expect(days(await list('--since 2027-01-02 --until 2027-01-02'))).toEqual(['02']);
    expect(days(await list('--since 2027-01-02 --kind contact'))).toEqual(['03']);
    expect(await list('--since 2028-01-01')).toBe('No submission matches.\n');
  });

  it('also limits CSV and JSON output', async () => {
    expect(await list('--json --limit 1')).toMatch(/^[^\n]+\n$/);
    const table = await list('--csv --limit 2 --since 2027-01-02');
    expect(table.split('\r\n').map((record) => record.split(',')[0])).toEqual([
      'kind',
      'newsletter',
      'contact',
      '',
    ]);
  });
});
