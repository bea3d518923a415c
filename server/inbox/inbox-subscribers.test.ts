import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { databaseSecret } from '../database/secret.ts';
import type { Subscriber } from '../newsletter/subscriber-list.ts';
import { subscriptionsIn } from '../newsletter/subscriptions.ts';
import { unsubscribeLink } from '../newsletter/tokens.ts';
import { readSettings } from '../settings.ts';
import { submissionsIn } from '../submissions/submission-store.ts';
import { engines, openTestDatabase, type TestDatabase } from '../testing/engines.ts';
import { testDirectory } from '../testing/for-one-test.ts';
import { aSubscription, startScript } from '../testing/testing.ts';
import { inboxSubscribers } from './inbox-subscribers.ts';

const SITE = 'https://company.example';
const RECEIVED = '2026-12-31T08:00:00.000Z';
const [EARLY, LATE] = ['2027-01-01T08:00:00.000Z', '2027-02-01T08:00:00.000Z'];

let place: TestDatabase;
let database: Database;
let secret: string;

interface State {
  readonly asked?: true;
  readonly confirmed?: string;
  readonly ended?: string;
}

const subscribed = async (email: string, { asked, confirmed, ended }: State = {}) => {
  const submission = aSubscription({ email });
  await submissionsIn(database, () => new Date(RECEIVED)).store(submission);
  await database.write([
    subscriptionsIn(database, secret).record(submission, asked === true),
    {
      sql: 'UPDATE subscriptions SET confirmed_at = $2, ended_at = $3 WHERE id = $1',
      args: [submission.id, confirmed ?? null, ended ?? null],
    },
  ]);
  return submission.id;
};

const printed = async (flags: { readonly json?: true; readonly csv?: true } = {}) => {
  const settings = readSettings({ DATABASE_URL: place.url, SITE_URL: SITE });
  return text(inboxSubscribers(settings, { json: false, ...flags }));
};
const listed = async (): Promise<readonly Subscriber[]> =>
  (await printed({ json: true }))
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

describe.each(engines)('inbox --subscribers in $engine', ({ create }) => {
  beforeEach(async () => {
    ({ place, database } = await openTestDatabase(create));
    secret = await databaseSecret(database);
  });

  it('lists each subscribed address once, and omits those that unsubscribed or did not confirm when asked', async () => {
    const older = await subscribed('older@client.example');
    await subscribed('Again@client.example');
    await subscribed('pending@client.example', { asked: true });
    await subscribed('gone@client.example', { asked: true, confirmed: EARLY, ended: LATE });
    await subscribed('again@client.example', { asked: true, confirmed: EARLY, ended: LATE });
    const again = await subscribed('again@client.example', { asked: true, confirmed: LATE });
    await subscribed('again@client.example', { asked: true });
    await subscribed('older@client.example');
    const common = { consentVersion: '2026-11', receivedAt: RECEIVED };
    const unsubscribe = expect.stringMatching(
      /^https:\/\/company\.example\/newsletter\/unsubscribe\?token=[\w-]{22}$/,
    );
    const confirmed = { email: 'again@client.example', status: 'confirmed', confirmedAt: LATE };
    const unconfirmed = { email: 'older@client.example', status: 'unconfirmed', confirmedAt: '' };
    expect(await listed()).toEqual([
      { ...common, ...confirmed, unsubscribe, id: again },
      { ...common, ...unconfirmed, unsubscribe, id: older },
    ]);
  });

  it('lists all subscribers, however many there are', async () => {
    const sql = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1201)
      INSERT INTO submissions (seq, id, kind, email, fields, signs, composed_at, received_at)
      SELECT i, CAST(i AS TEXT), 'newsletter', 'a@b.example', '{}', '', '', '' FROM n`;
    const state = `INSERT INTO subscriptions (id, address_hash, asked, confirmed_at)
      SELECT id, id, 1, 'then' FROM submissions`;
    await database.write([{ sql }, { sql: state }]);
    const ids = (await listed()).map(({ id }) => id);
    expect(ids).toEqual(Array.from({ length: 1201 }, (_, index) => String(index + 1)));
  });

  it('fails if the server has never been started on the database', async () => {
    await database.write([{ sql: 'DROP TABLE subscriptions' }]);
    await expect(printed()).rejects.toThrow('start the server once');
  });

  it('prints text and CSV, with the unsubscribe link of each subscriber', async () => {
    await subscribed('=1+1@client.example');
    await subscribed('thandi@client.example', { asked: true, confirmed: EARLY });
    const link = (email: string) => unsubscribeLink(SITE, secret, email);
    expect(await printed()).toBe(
      'thandi@client.example · confirmed, 2027-01-01 08:00 UTC\n' +
        '=1+1@client.example · unconfirmed, 2026-12-31 08:00 UTC\n2 in all.\n',
    );
    expect((await printed({ csv: true })).split('\r\n')).toEqual([
      'email,status,unsubscribe,consentVersion,receivedAt,confirmedAt,id',
      expect.stringContaining(
        `thandi@client.example,confirmed,${link('thandi@client.example')},2026-11,${RECEIVED},${EARLY},`,
      ),
      expect.stringContaining(`'=1+1@client.example,unconfirmed,${link('=1+1@client.example')},`),
      '',
    ]);
  });
});

it("inbox --subscribers reads the site's address from the build, and fails if the build does not contain it", {
  timeout: 60_000,
}, async () => {
  ({ place, database } = await openTestDatabase());
  secret = await databaseSecret(database);
  await subscribed('thandi@client.example');
  const flags = ['--subscribers', '--csv'];
  const run = (SITE_DIR: string) =>
    startScript('inbox', { DATABASE_URL: place.url, SITE_DIR }, flags).finish();
  const facts = JSON.stringify({ siteUrl: SITE, retentionDays: null });
  const site = testDirectory({ 'build-facts.json': facts, 'index.html': '' });
  expect((await run(site.path)).stdout).toContain(`,${SITE}/newsletter/`);
  rmSync(join(site.path, 'build-facts.json'));
  expect(await run(site.path)).toMatchObject({
    code: 1,
    stderr: 'The address of the site is not known: set SITE_URL.\n',
  });
});
