import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../database/open.ts';
import { submissionsIn } from '../submissions/submission-store.ts';
import { aContactMessage, aSubscription, makeDirectory, startScript } from '../testing/testing.ts';
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
  for (const make of [
    aContactMessage,
    aSubscription,
    aContactMessage,
    aSubscription,
    aSubscription,
  ]) {
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
    expect(page).toMatch(
      /2 submissions, and there are more: see --since 2027-01-03T12:00:00.000Z\n$/,
    );
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

  it('applies --limit to CSV and JSON output, too', async () => {
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

it('the inbox exports 60 MB with a heap of 32 MB', {
  timeout: 60_000,
  tags: 'timing',
}, async () => {
  const ROWS = 20_000;
  const large = `file:${join(directory.path, 'large.db')}`;
  const database = await openDatabase({ url: large });
  const sql = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${ROWS})
    INSERT INTO submissions
      (id, kind, email, fields, signs, composed_at, received_at)
      SELECT printf('%06d', i), 'contact', 'a@b.example',
      printf('{"message":"%.*c"}', 3000, 'm'), '', '2027-01-01T00:00:00.000Z', '2027-01-02T00:00:00.000Z' FROM n`;
  await database.write([{ sql }]);
  await database.close();

  const { child } = startScript(
    'inbox',
    { DATABASE_URL: large, NODE_OPTIONS: '--max-old-space-size=32' },
    ['--csv'],
  );
  const closed = once(child, 'close');
  child.stderr.resume();
  let lines = 0;
  for await (const _ of createInterface(child.stdout)) lines += 1;
  expect([lines, (await closed)[0]]).toEqual([ROWS + 1, 0]);
});
