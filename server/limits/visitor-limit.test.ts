import { Client } from 'pg';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { describe, expect, it, vi } from 'vitest';
import { type Database, Unavailable } from '../database/database.ts';
import { openDatabase } from '../database/open.ts';
import type { Limits } from '../settings.ts';
import { engines, hasPostgres, openTestDatabase, postgresDatabase } from '../testing/engines.ts';
import { testApp } from '../testing/for-one-test.ts';
import { unlimited } from '../testing/test-app.ts';
import { aContactMessage, aSubscription, everythingStored } from '../testing/testing.ts';
import { type Counters, countersFor, memoryCounters } from './counters.ts';
import { mailboxOf, RateLimited, type Sender, visitorLimit } from './visitor-limit.ts';

const hourly = (submissions: number) => ({ submissions, seconds: 3600 });
const limitsOf = (changes: Partial<Limits>): Limits => ({ ...unlimited, ...changes });

let serial = 0;
const someone = (changes: Partial<Sender> = {}): Sender => {
  serial += 1;
  return { address: `192.0.2.${serial % 256}`, email: `${serial}@client.example`, ...changes };
};

describe.each(engines)('the limits in $engine', ({ create }) => {
  const counters = async (): Promise<Counters> => {
    const { database } = await openTestDatabase(create);
    return countersFor(database, 'secret');
  };

  it.each([
    ['an address', 'rateLimit', () => ({ address: '192.0.2.1' })],
    ['an IPv6 /64', 'rateLimit', () => ({ address: `2001:db8:0:1::${serial}` })],
    ['an IPv6 /48', 'networkRateLimit', () => ({ address: `2001:db8:0:${serial}::1` })],
    ['everybody', 'totalRateLimit', () => ({})],
    [
      'an email address from one network',
      'emailRateLimit',
      () => ({ email: 'a@b.example', address: `2001:db8:0:${serial}::1` }),
    ],
    ['an email address', 'emailTotalRateLimit', () => ({ email: `A+${serial}@b.example` })],
  ])('reject too many submissions from %s, and say when to retry', async (_, name, next) => {
    const limit = visitorLimit(limitsOf({ [name]: hourly(2) }), await counters());
    await limit.take(someone(next()));
    await limit.take(someone(next()));
    const refusal = await limit.take(someone(next())).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(RateLimited);
    expect(refusal).toMatchObject({ retryAfterSeconds: expect.closeTo(3600, -1) });
  });

  it('do not block the owner of an email address that a stranger on another network has used too often', async () => {
    const limits = limitsOf({ emailRateLimit: hourly(2), emailTotalRateLimit: hourly(20) });
    const limit = visitorLimit(limits, await counters());
    const email = 'thandi@client.example';
    const stranger = { address: '198.51.100.1', email };
    await limit.take(stranger);
    await limit.take(stranger);
    await expect(limit.take(stranger)).rejects.toThrow();
    await limit.take({ address: '203.0.113.1', email });
  });

  it('count neither attempts that another limit rejects, nor attempts that are undone', async () => {
    const limits = limitsOf({ totalRateLimit: hourly(4), rateLimit: hourly(2) });
    const limit = visitorLimit(limits, await counters());
    const sender = someone();
    for (let n = 0; n < 5; n += 1) {
      await limit.take(sender);
      await limit.giveBack(sender);
    }
    await limit.take(sender);
    await limit.take(sender);
    for (let n = 0; n < 5; n += 1) await expect(limit.take(sender)).rejects.toThrow();
    await limit.take(someone());
    await limit.take(someone());
  });
});

describe.skipIf(!hasPostgres)('the limits of several servers on one database', () => {
  it('are shared, store no plain addresses, and continue in memory if the database fails', async () => {
    const place = await postgresDatabase();
    const open = async () => {
      const database = await openDatabase(place);
      // Ignores the counters' short time limit, after which a slow machine would count in memory.
      const write = vi.fn<Database['write']>((statements) => database.write(statements));
      return { ...database, write };
    };
    const both = await Promise.all([open(), open()]);
    const limits = both.map((database) =>
      visitorLimit(limitsOf({ rateLimit: hourly(4) }), countersFor(database, 'secret')),
    );
    const sender = { address: '192.0.2.1', email: 'thandi@client.example' };
    const taken = await Promise.allSettled(
      Array.from({ length: 40 }, async (_, n) => limits[n % 2]?.take(sender)),
    );
    expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
    const kept = JSON.stringify(await both[0].read({ sql: 'SELECT * FROM rate_limits' }));
    expect(kept).not.toMatch(/192\.0|thandi/);

    await both[0].write([{ sql: 'DROP TABLE rate_limits' }]);
    both[0].write.mockClear();
    await limits[0]?.take(sender);
    // After one counter fails, the others do not try the database.
    expect(both[0].write).toHaveBeenCalledOnce();
    for (const database of both) await database.close();
  });

  it("use the database's clock, not the server's", async () => {
    const { database } = await openTestDatabase(postgresDatabase);
    const limit = visitorLimit(limitsOf({ rateLimit: hourly(2) }), countersFor(database, 'secret'));
    const sender = someone();
    const takeDaysAhead = async (days: number) => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * 86_400_000 });
      await limit.take(sender).finally(() => vi.useRealTimers());
    };
    await takeDaysAhead(1);
    await takeDaysAhead(-1);
    const anHour = { retryAfterSeconds: expect.closeTo(3600, -1) };
    for (const days of [0, 1, -1]) await expect(takeDaysAhead(days)).rejects.toMatchObject(anHour);

    // Simulates rows that were written by a server whose clock was a day ahead.
    await database.write([{ sql: 'UPDATE rate_limits SET expire = expire + 86400000' }]);
    await takeDaysAhead(0);
  });

  it('do not wait long if the database hangs', { tags: 'timing' }, async () => {
    const { place, database } = await openTestDatabase(postgresDatabase);
    const limit = visitorLimit(limitsOf({ rateLimit: hourly(2) }), countersFor(database, 'secret'));
    const other = new Client({ connectionString: place.url });
    await other.connect();
    await other.query('BEGIN; LOCK TABLE rate_limits');
    const start = performance.now();
    const sender = someone();
    await limit.take(sender);
    await limit.take(sender);
    await expect(limit.take(sender)).rejects.toBeInstanceOf(RateLimited);
    expect(performance.now() - start).toBeLessThan(2500);
    await other.end();
  });
});

it('the memory for counters does not grow with rejected attempts', async () => {
  const made: RateLimiterMemory[] = [];
  const { counter, hide } = memoryCounters();
  const limit = visitorLimit(limitsOf({ emailTotalRateLimit: hourly(1) }), {
    hide,
    counter: (name, each) => {
      const limiter = counter(name, each);
      if (limiter instanceof RateLimiterMemory) made.push(limiter);
      return limiter;
    },
  });
  const deleted = vi.spyOn(RateLimiterMemory.prototype, 'delete');
  await limit.take({ address: '192.0.2.1', email: 'a@b.example' });
  for (let n = 1; n <= 100; n += 1) {
    const address = `2001:db8:${n.toString(16)}::1`;
    await expect(limit.take({ address, email: 'a@b.example' })).rejects.toThrow();
  }
  expect(made).toHaveLength(5);
  // Each rejected attempt deletes its two counters: one for the network, one for the address.
  expect(deleted).toHaveBeenCalledTimes(200);
});

it('the memory for counters does not grow with undone attempts while the database fails', async () => {
  const { database } = await openTestDatabase();
  const dialect = { ...database.dialect, sharedClock: '0' };
  const write = () => Promise.reject(new Unavailable('unreachable'));
  const deleted = vi.spyOn(RateLimiterMemory.prototype, 'delete');
  const limit = visitorLimit(unlimited, countersFor({ ...database, dialect, write }, 'secret'));
  const sender = someone();
  await limit.take(sender);
  await limit.giveBack(sender);
  // One counter for each limit.
  expect(deleted).toHaveBeenCalledTimes(5);
});

it('a mailbox is recognized in other spellings, and is not stored as plain text', () => {
  expect(mailboxOf('Thandi+news@Client.example')).toBe('thandi@client.example');
  expect(mailboxOf('+a@client.example')).not.toBe(mailboxOf('+b@client.example'));
  const { hide } = memoryCounters();
  expect(hide('thandi@client.example')).toMatch(/^[\w-]{43}$/);
  expect(memoryCounters().hide('thandi@client.example')).not.toBe(hide('thandi@client.example'));
});

describe('the GraphQL endpoint', () => {
  it('sends 429 once an email address reaches its limit, but still returns receipts for replays', async () => {
    const server = await testApp({ emailRateLimit: hourly(2) });
    const message = aContactMessage();
    const first = (await server.send(message)).json();
    // Invalid messages and replays are neither limited nor counted, no matter when they are sent.
    for (let n = 0; n < 5; n += 1) await server.send(aContactMessage({ name: '' }));
    await Promise.all([server.send(message), server.send(message)]);
    await server.send(aSubscription());

    const refused = await server.send();
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3590);
    const errors = [{ extensions: { code: 'RATE_LIMITED' } }];
    expect(refused.json()).toMatchObject({ data: null, errors });
    expect((await server.send(message)).json()).toEqual(first);
    expect(await everythingStored(server.settings.database)).toHaveLength(2);
    const other = aContactMessage({ email: 'somebody@else.example' });
    expect((await server.send(other)).statusCode).toBe(200);
    expect(server.logged()).not.toContain('thandi');
  });

  it('counts five simultaneous requests with the same submission as one', async () => {
    const server = await testApp({ emailRateLimit: hourly(6) });
    const message = aContactMessage();
    await Promise.all(Array.from({ length: 5 }, () => server.send(message)));
    for (let n = 0; n < 5; n += 1) expect((await server.send()).statusCode).toBe(200);
    expect((await server.send()).statusCode).toBe(429);
  });
});
