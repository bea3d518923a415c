import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/open.ts';
import { databaseSecret } from '../database/secret.ts';
import { queueMail } from '../mail/mail-jobs.ts';
import { eraseOne } from '../submissions/erasure.ts';
import { submissionsIn } from '../submissions/submission-store.ts';
import { engines, openTestDatabase } from '../testing/engines.ts';
import { aSubscription } from '../testing/testing.ts';
import { type Subscriptions, subscriptionsIn } from './subscriptions.ts';
import { endTokenOf, newToken, tokenHash } from './tokens.ts';

const DAY = 86_400_000;

let database: Database;
let secret: string;
let now: number;
let subscriptions: Subscriptions;

beforeEach(() => {
  now = Date.parse('2027-03-31T00:00:00Z');
});

const stateOf = async (id: string) => {
  const sql = 'SELECT asked, confirmed_at, ended_at FROM subscriptions WHERE id = $1';
  return (await database.read({ sql, args: [id] }))[0];
};

const subscribe = async (email: string, asked = true) => {
  const submission = aSubscription({ email });
  await submissionsIn(database).store(submission);
  await database.write([subscriptions.record(submission, asked)]);
  return submission.id;
};

/** Creates a token like the one in an email. */
const tokenFor = async (id: string) => {
  const token = newToken();
  await database.write([
    {
      sql: 'INSERT INTO confirmations (token_hash, id, made_at) VALUES ($1, $2, $3)',
      args: [tokenHash(token), id, new Date(now).toISOString()],
    },
  ]);
  return token;
};

describe.each(engines)('subscriptions in $engine', ({ create }) => {
  beforeEach(async () => {
    ({ database } = await openTestDatabase(create));
    secret = await databaseSecret(database);
    subscriptions = subscriptionsIn(database, secret, () => now);
  });

  it('are pending until the link in either of two emails is used; the other link then changes nothing', async () => {
    const id = await subscribe('thandi@client.example');
    expect(await stateOf(id)).toEqual({ asked: 1, confirmed_at: null, ended_at: null });
    const [first, second] = [await tokenFor(id), await tokenFor(id)];
    for (const token of [second, second, first]) {
      expect(await subscriptions.confirm(token)).toBe(true);
      now += 1000;
    }
    expect(await stateOf(id)).toMatchObject({ confirmed_at: '2027-03-31T00:00:00.000Z' });
  });

  it('are not confirmed by a token that is expired, guessed, truncated or not text', async () => {
    const id = await subscribe('thandi@client.example');
    const token = await tokenFor(id);
    const others = [newToken(), token.slice(0, -1), `${token}=`, '', undefined, [token], { token }];
    for (const other of others) expect(await subscriptions.confirm(other)).toBe(false);
    now += 7 * DAY;
    expect(await subscriptions.confirm(token)).toBe(false);
    expect(await stateOf(id)).toMatchObject({ confirmed_at: null });
    now -= 1;
    expect(await subscriptions.confirm(token)).toBe(true);
  });

  it('with the same address are all ended by one link, which never changes', async () => {
    const token = endTokenOf(secret, 'thandi@client.example');
    const first = await subscribe('Thandi@client.example');
    const used = await tokenFor(first);
    await subscriptions.confirm(used);
    const again = await subscribe('thandi@client.example');
    const other = await subscribe('lindiwe@client.example');
    expect(await subscriptions.end(token)).toBe(true);
    now += 1000;
    expect(await subscriptions.end(token)).toBe(true);
    for (const id of [first, again]) {
      expect(await stateOf(id)).toMatchObject({ ended_at: '2027-03-31T00:00:00.000Z' });
    }
    expect(await stateOf(other)).toMatchObject({ ended_at: null });
    expect(await subscriptions.endedOf('THANDI@client.example')).toBe(2);

    // An old link neither restarts an ended subscription nor prevents a new one.
    expect(await subscriptions.confirm(used)).toBe(false);
    const later = await subscribe('thandi@client.example');
    expect(await subscriptions.confirm(await tokenFor(later))).toBe(true);
    expect(await stateOf(later)).toMatchObject({ ended_at: null });
    expect(await subscriptions.end(token)).toBe(true);
    expect(await stateOf(later)).not.toMatchObject({ ended_at: null });
  });

  it("are not ended by an unknown token, or by another database's token", async () => {
    const id = await subscribe('thandi@client.example');
    const token = endTokenOf(secret, 'thandi@client.example');
    const foreign = endTokenOf('another secret', 'thandi@client.example');
    const others = [newToken(), foreign, token.slice(0, -1), `${token}A`, undefined, [token]];
    for (const other of others) expect(await subscriptions.end(other)).toBe(false);
    expect(await stateOf(id)).toMatchObject({ ended_at: null });
  });

  it('are stored with hashes of tokens, never the tokens; all servers share one secret', async () => {
    const id = await subscribe('thandi@client.example');
    const tokens = [await tokenFor(id), endTokenOf(secret, 'thandi@client.example')];
    for (const table of ['subscriptions', 'confirmations']) {
      const kept = JSON.stringify(await database.read({ sql: `SELECT * FROM ${table}` }));
      for (const token of tokens) expect(kept).not.toContain(token);
      expect(kept).not.toContain('client.example');
    }
    const opened = await Promise.all([1, 2, 3].map(() => databaseSecret(database)));
    expect(new Set([...opened, secret]).size).toBe(1);
    const empty = await create();
    const servers = await Promise.all([openDatabase(empty), openDatabase(empty)]);
    const secrets = await Promise.all(servers.map(databaseSecret));
    expect(secrets[0]).toBe(secrets[1]);
    for (const server of servers) await server.close();
  });

  it('are erased with their tokens and emails', async () => {
    const id = await subscribe('thandi@client.example');
    const token = await tokenFor(id);
    await database.write([queueMail('confirmation', id, new Date(now))]);
    await eraseOne(database, id);
    for (const table of ['subscriptions', 'confirmations', 'mail_jobs']) {
      expect(await database.read({ sql: `SELECT * FROM ${table}` })).toEqual([]);
    }
    expect(await subscriptions.confirm(token)).toBe(false);
    // A late copy of the submission does not restore the subscription.
    await database.write([subscriptions.record({ ...aSubscription(), id }, true)]);
    expect(await stateOf(id)).toBeUndefined();
  });
});
