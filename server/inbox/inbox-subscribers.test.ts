import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeEach, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { databaseSecret } from '../database/secret.ts';
import { unsubscribeLink } from '../newsletter/links.ts';
import { subscriptionsIn } from '../newsletter/subscriptions.ts';
import { readSettings } from '../settings.ts';
import { submissionsIn } from '../submissions/submission-store.ts';
import { openTestDatabase, type TestDatabase } from '../testing/engines.ts';
import { testDirectory } from '../testing/for-one-test.ts';
import { aSubscription, startScript } from '../testing/testing.ts';
import { inboxSubscribers } from './inbox-subscribers.ts';

const SITE = 'https://company.example';

let place: TestDatabase;
let database: Database;
let link: (email: string) => string;

beforeEach(async () => {
  ({ place, database } = await openTestDatabase());
  const secret = await databaseSecret(database);
  link = (email) => unsubscribeLink(SITE, secret, email);
  for (const email of ['=1+1@client.example', 'thandi@client.example']) {
    const submission = aSubscription({ fields: { email, consentVersion: '2026-11' } });
    await submissionsIn(database, () => new Date('2027-01-01T08:00:00Z')).store(submission);
    await database.write([subscriptionsIn(database, secret).record(submission, false)]);
    if (email.startsWith('thandi')) {
      const sql = `UPDATE subscriptions SET confirmed_at = '2027-01-02T08:00:00.000Z' WHERE id = $1`;
      await database.write([{ sql, args: [submission.id] }]);
    }
  }
});

const listed = async (flags: { readonly json?: true; readonly csv?: true } = {}) => {
  const settings = readSettings({ DATABASE_URL: place.url, SITE_URL: SITE });
  return text(inboxSubscribers(settings, { json: false, ...flags }));
};

it('inbox --subscribers lists subscribers as text, CSV and JSON', async () => {
  expect(await listed()).toBe(
    'thandi@client.example · confirmed, 2027-01-02 08:00 UTC\n' +
      '=1+1@client.example · unconfirmed, 2027-01-01 08:00 UTC\n2 in all.\n',
  );
  expect((await listed({ csv: true })).split('\r\n')).toEqual([
    'email,status,unsubscribe,consentVersion,receivedAt,confirmedAt,id',
    expect.stringContaining(
      `thandi@client.example,confirmed,${link('thandi@client.example')},2026-11,2027-01-01T08:00:00.000Z,2027-01-02T08:00:00.000Z,`,
    ),
    expect.stringContaining(`'=1+1@client.example,unconfirmed,${link('=1+1@client.example')},`),
    '',
  ]);
  const [first = ''] = (await listed({ json: true })).split('\n');
  expect(JSON.parse(first)).toMatchObject({
    email: 'thandi@client.example',
    status: 'confirmed',
    unsubscribe: link('thandi@client.example'),
  });
});

it("inbox --subscribers reads the site's address from the build, and fails if the build does not contain it", {
  timeout: 60_000,
}, async () => {
  const run = (SITE_DIR: string) =>
    startScript('inbox', { DATABASE_URL: place.url, SITE_DIR }, [
      '--subscribers',
      '--csv',
    ]).finish();
  const facts = JSON.stringify({ siteUrl: SITE, retentionDays: null });
  const site = testDirectory({ 'build-facts.json': facts, 'index.html': '' });
  expect((await run(site.path)).stdout).toContain(`,${SITE}/newsletter/`);
  rmSync(join(site.path, 'build-facts.json'));
  expect(await run(site.path)).toMatchObject({
    code: 1,
    stderr: 'The address of the site is not known: set SITE_URL.\n',
  });
});
