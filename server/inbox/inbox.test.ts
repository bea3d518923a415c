import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/open.ts';
import { submissionsIn } from '../submissions/submission-store.ts';
import { testDirectory } from '../testing/for-one-test.ts';
import {
  aContactMessage,
  aSubscription,
  everythingStored,
  makeDirectory,
  startScript,
} from '../testing/testing.ts';

const message = aContactMessage(
  {
    name: 'Thandi\n── Contact message',
    message: 'Line one\n\u001b[2J\u009b31m\u202egnp.exe\u007f\u2028\u2066\n\tline שלום 👋🏾',
  },
  { signs: ['hidden-field'] },
);
const subscription = aSubscription();

const contactLine = {
  kind: 'contact',
  id: message.id,
  ...message.fields,
  composedAt: '2026-11-20T10:00:00.000Z',
  receivedAt: '2027-01-01T09:00:00.000Z',
  signs: 'hidden-field',
} as const;
const newsletterLine = {
  kind: 'newsletter',
  id: subscription.id,
  ...subscription.fields,
  composedAt: '2026-11-20T10:00:00.000Z',
  receivedAt: '2027-01-01T10:00:00.000Z',
} as const;

let directory: ReturnType<typeof makeDirectory>;
let url: string;
let database: Database;

beforeAll(async () => {
  directory = makeDirectory();
  url = `file:${join(directory.path, 'submissions.db')}`;
  // The database remains open, as in a running server.
  database = await openDatabase({ url });
  let hour = 8;
  const submissions = submissionsIn(database, () => {
    hour += 1;
    return new Date(Date.UTC(2027, 0, 1, hour));
  });
  await submissions.store(message);
  await submissions.store(subscription);
});
afterAll(async () => {
  await database.close();
  directory.remove();
});

const inbox = (...args: string[]) => startScript('inbox', { DATABASE_URL: url }, args).finish();

describe('npm run inbox', () => {
  it('lists submissions without terminal escapes while the database is in use', async () => {
    expect(await inbox()).toEqual({
      code: 0,
      stderr: '',
      stdout: `── Contact message · received 2027-01-01 09:00 UTC
From     Thandi\ufffd── Contact message
Email    thandi@client.example
Written  2026-11-20 10:00 UTC
Signs    hidden-field (may be spam)
Id       ${message.id}

  Line one
  \ufffd[2J\ufffd31m\ufffdgnp.exe\ufffd\ufffd\ufffd
    line שלום 👋🏾

── Newsletter subscription · received 2027-01-01 10:00 UTC
Email    thandi@client.example
Consent  2026-11
Written  2026-11-20 10:00 UTC
Id       ${subscription.id}

2 submissions.
`,
    });
  });

  it('prints one JSON object per line', async () => {
    const { code, stdout } = await inbox('--json');
    expect(code).toBe(0);
    const lines = stdout.split('\n').filter(Boolean);
    expect(lines.map((line) => JSON.parse(line))).toEqual([contactLine, newsletterLine]);
    // In a terminal, these characters would run commands or change the direction of text.
    expect(stdout).toContain('\\u009b31m\\u202egnp.exe\\u007f\\u2028\\u2066');
    expect(stdout).not.toMatch(/[^\P{Cc}\n]|[\p{Zl}\p{Bidi_Control}]/u);
  });

  it('exits with code 2 if a flag is unknown', async () => {
    const { code, stdout, stderr } = await inbox('--jsno');
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^Unknown option '--jsno'.*npm run inbox -- \[--json\]/s);
  });

  it.each([
    [[], 0, /^Nothing has arrived yet\./],
    [['--status'], 0, /^There is no database yet\.\n$/],
    [['--delete', '0b8f'], 1, /^$/],
  ])(
    'reports the path of a missing database, and does not create it: %j',
    async (args, exitCode, printed) => {
      const empty = testDirectory();
      const env = { DATABASE_URL: `file:${join(empty.path, 'data/submissions.db')}` };
      const { code, stdout, stderr } = await startScript('inbox', env, args).finish();
      expect(stdout).toMatch(printed);
      expect(stderr).toContain(
        `There is no database at ${join(empty.path, 'data/submissions.db')}:`,
      );
      expect([code, readdirSync(empty.path)]).toEqual([exitCode, []]);
    },
  );

  it('lists many rows, including rows that were received at the same instant, and handles a closed pipe', async () => {
    const sql = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 9999)
      INSERT INTO submissions
      (id, kind, email, fields, signs, composed_at, received_at)
      SELECT printf('%05d', i), 'newsletter', 'a@b.example', '{"email":"a@b.example"}', '',
        '2027-01-01T00:00:00.000Z', '2027-01-02T00:00:0' || (i % 2) || '.000Z' FROM n`;
    await database.write([{ sql }]);
    const ids = (await everythingStored({ url })).map(({ id }) => id);
    expect([ids.length, new Set(ids).size]).toEqual([10_001, 10_001]);

    const { child } = startScript('inbox', { DATABASE_URL: url }, ['--json']);
    const closed = once(child, 'close');
    await once(child.stdout, 'data');
    child.stdout.destroy();
    const [stderr, [code]] = await Promise.all([text(child.stderr), closed]);
    expect([code, stderr]).toEqual([0, '']);
  });
});
