import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { databaseSecret } from '../database/secret.ts';
import { submissionsIn } from '../submissions/submission-store.ts';
import { engines, openTestDatabase } from '../testing/engines.ts';
import { aSubscription } from '../testing/testing.ts';
import { unsubscribeLink } from './links.ts';
import { subscribersIn } from './subscriber-list.ts';
import { subscriptionsIn } from './subscriptions.ts';

const SITE = 'https://company.example';

let database: Database;
let secret: string;

const subscribed = async (
  email: string,
  {
    asked = 0,
    confirmed = '',
    ended = '',
  }: Partial<Record<'confirmed' | 'ended', string>> & { asked?: number } = {},
) => {
  const submission = aSubscription({ fields: { email, consentVersion: '2026-11' } });
  await submissionsIn(database).store(submission);
  await database.write([
    subscriptionsIn(database, secret).record(submission, asked === 1),
    {
      sql: 'UPDATE subscriptions SET confirmed_at = $2, ended_at = $3 WHERE id = $1',
      args: [submission.id, confirmed || null, ended || null],
    },
  ]);
  return submission.id;
};

const listed = async () => {
  const all = [];
  for await (const each of subscribersIn(database, SITE)) all.push(each);
  return all;
};

describe.each(engines)('the subscribers in $engine', ({ create }) => {
  beforeEach(async () => {
    ({ database } = await openTestDatabase(create));
    secret = await databaseSecret(database);
  });

  it('include each subscribed address once, and omit addresses that have unsubscribed or have not yet confirmed when asked to', async () => {
    const [early, late] = ['2027-01-01T00:00:00.000Z', '2027-02-01T00:00:00.000Z'];
    const older = await subscribed('older@client.example');
    await subscribed('Again@client.example');
    await subscribed('pending@client.example', { asked: 1 });
    await subscribed('gone@client.example', { asked: 1, confirmed: early, ended: late });
    await subscribed('again@client.example', { asked: 1, confirmed: early, ended: late });
    const again = await subscribed('again@client.example', { asked: 1, confirmed: late });
    await subscribed('again@client.example', { asked: 1 });
    await subscribed('older@client.example');
    const common = { consentVersion: '2026-11', receivedAt: expect.stringMatching(/Z$/) };
    expect(await listed()).toEqual([
      {
        ...common,
        email: 'again@client.example',
        status: 'confirmed',
        confirmedAt: late,
        unsubscribe: unsubscribeLink(SITE, secret, 'again@client.example'),
        id: again,
      },
      {
        ...common,
        email: 'older@client.example',
        status: 'unconfirmed',
        confirmedAt: '',
        unsubscribe: expect.stringMatching(
          /^https:\/\/company\.example\/newsletter\/unsubscribe\?token=[\w-]{22}$/,
        ),
        id: older,
      },
    ]);
  });

  it('are listed completely even if there are many', async () => {
    const sql = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1201)
      INSERT INTO submissions (seq, id, kind, email, fields, signs, composed_at, received_at)
      SELECT i, CAST(i AS TEXT), 'newsletter', 'a@b.example', '{}', '', '', '' FROM n`;
    const state = `INSERT INTO subscriptions (id, address_hash, asked, confirmed_at)
      SELECT id, id, 1, 'then' FROM submissions`;
    await database.write([{ sql }, { sql: state }]);
    const ids = (await listed()).map(({ id }) => id);
    expect(ids).toEqual(Array.from({ length: 1201 }, (_, index) => String(index + 1)));
  });

  it('cannot be listed from the database of an earlier release', async () => {
    await database.write([{ sql: 'DROP TABLE subscriptions' }]);
    await expect(listed()).rejects.toThrow(/^The database belongs to an earlier release[^\n]+$/);
  });
});
