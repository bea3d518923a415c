import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { retentionWith } from '../../src/content/retention.ts';
import type { Submission } from '../../src/submissions/submission.ts';
import type { Database } from '../database/database.ts';
import { engines, openTestDatabase } from '../testing/engines.ts';
import { testApp } from '../testing/for-one-test.ts';
import {
  aContactMessage,
  anApplication,
  aReservation,
  aSubscription,
  everythingStored,
} from '../testing/testing.ts';
import { startRetention } from './retention.ts';
import { submissionsIn } from './submission-store.ts';

const DAY = 86_400_000;
const NOW = Date.parse('2027-03-31T00:00:00Z');

let url: string;
let database: Database;

const storedOn = async (day: number | string, submission: Submission = aContactMessage()) => {
  await submissionsIn(database, () => new Date(day)).store(submission);
  return submission;
};
const tombstones = async () =>
  Number((await database.read({ sql: 'SELECT count(*) AS n FROM tombstones' }))[0]?.['n']);
const eventually = (expectation: () => void | Promise<void>) =>
  vi.waitFor(expectation, { timeout: 10_000 });
const asPromised = () => retentionWith(null);

/** Starts retention at `NOW` with a period of 30 days, and stops it when the test ends. */
const run = (changes: Partial<Parameters<typeof startRetention>[0]> = {}) => {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const retention = () => retentionWith(30);
  // Any run that is allowed to erase calls `scrub` last.
  const scrub = vi.fn(database.scrub);
  const usual = { database: { ...database, scrub }, retention, log, now: () => NOW };
  const end = startRetention({ ...usual, ...changes });
  onTestFinished(end);
  return { log, end, isDone: () => eventually(() => expect(scrub).toHaveBeenCalled()) };
};

/**
 * Runs retention on each of the `days` after `NOW`. Returns the first day on which submissions are
 * erased, or null.
 */
const erasedOn = async (days: readonly number[]) => {
  for (const day of days) {
    const { log, end } = run({ now: () => NOW + day * DAY });
    const logged = () => log.warn.mock.calls.length + log.info.mock.calls.length;
    await expect.poll(logged).toBe(1);
    end();
    if (log.info.mock.calls.length > 0) return day;
  }
  return null;
};

const stateOf = async () => (await database.read({ sql: 'SELECT * FROM retention' }))[0];
const lastRan = (day: number) => {
  const args = [new Date(day).toISOString()];
  return database.write([{ sql: 'UPDATE retention SET last_run = $1', args }]);
};

describe.each(engines)('retention in $engine', ({ create }) => {
  beforeEach(async () => {
    const opened = await openTestDatabase(create);
    database = opened.database;
    url = opened.place.url;
    await lastRan(NOW - DAY);
  });

  it('erases old submissions on startup and every day; late copies are recognized', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const old = await storedOn(NOW - 30 * DAY - 1);
    const kept = await storedOn(NOW - 30 * DAY);
    let now = NOW;
    const { log, end } = run({ now: () => now });
    await eventually(async () => expect(await tombstones()).toBe(1));
    expect(await everythingStored({ url })).toMatchObject([{ id: kept.id }]);
    expect(await submissionsIn(database).store(old)).toMatchObject({ outcome: 'replay' });
    await eventually(() =>
      expect(log.info.mock.lastCall?.[0]).toEqual({ kept: 'message: 30 days', erased: 1 }),
    );

    now += DAY;
    vi.advanceTimersByTime(DAY);
    await eventually(async () => expect(await tombstones()).toBe(2));
    end();
    expect(vi.getTimerCount()).toBe(0);
    expect(log.error).not.toHaveBeenCalled();
  });

  it('erases many submissions in batches, and can be stopped between batches', async () => {
    const sql = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1001)
      INSERT INTO submissions (seq, id, kind, email, fields, signs, composed_at, received_at)
      SELECT i, CAST(i AS TEXT), 'contact', 'a@b.example', '{}', '',
        '2026-01-01T00:00:00.000Z', '2026-01-02T00:00:00.000Z' FROM n`;
    await database.write([{ sql }]);
    let stop = () => {};
    let isEnded = () => {};
    const ended = new Promise<void>((resolve) => {
      isEnded = resolve;
    });
    // Stops retention during its first batch.
    const endedEarly: Database = {
      ...database,
      write: (statements, options) => {
        if (statements.length > 1) stop();
        return database.write(statements, options);
      },
      scrub: async () => {
        isEnded();
        return 'none';
      },
    };
    stop = run({ database: endedEarly }).end;
    await ended;
    expect(await tombstones()).toBe(200);
    const servers = [run(), run()];
    await Promise.all(servers.map(({ isDone }) => isDone()));
    expect(await tombstones()).toBe(1001);
    for (const { log } of servers) expect(log.error).not.toHaveBeenCalled();
  });

  it('logs an error if erasing fails, and erases on the next day', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await storedOn(NOW - 60 * DAY);
    await database.write([{ sql: 'ALTER TABLE tombstones RENAME TO elsewhere' }]);
    let now = NOW;
    const { log } = run({ now: () => now });
    await eventually(() => expect(log.error).toHaveBeenCalledOnce());
    await database.write([{ sql: 'ALTER TABLE elsewhere RENAME TO tombstones' }]);
    now += DAY;
    vi.advanceTimersByTime(DAY);
    await eventually(async () => expect(await tombstones()).toBe(1));
    expect(log.error).toHaveBeenCalledOnce();
  });

  it.each([
    ["erases after a week's pause", [6], 6],
    ['waits a week after the clock has jumped ahead', [6.1, 7, 8, 9, 10, 11, 12, 13, 14], 14],
    ['waits despite many restarts in one day', [400, 400, 400.1, 400.2, 400.3, 400.4, 400.5], null],
    ['waits again after another jump', [400, 404, 412, 418.9, 800, 1200], null],
    ['waits a week after the clock is set back', [400, 401, 0, 6.9, 7], 7],
  ])('%s', async (_, days, erased) => {
    await storedOn(NOW - 60 * DAY);
    expect(await erasedOn(days)).toBe(erased);
    expect(await tombstones()).toBe(erased === null ? 0 : 1);
  });

  it('keeps messages for 24 months, applications for six months, and subscriptions longer', async () => {
    const kept = [
      await storedOn('2025-03-31T00:00:00Z'),
      await storedOn('2026-09-30T00:00:00Z', aContactMessage({ topic: 'careers' })),
      await storedOn('2026-09-29T00:00:00Z', aContactMessage({ message: '"topic":"careers"' })),
      await storedOn('2026-09-29T00:00:00Z', aContactMessage({ topic: 'careersfoo' })),
      await storedOn('2026-09-29T00:00:00Z', aContactMessage({ topic: 'services/careers' })),
      await storedOn('2026-09-30T00:00:00Z', anApplication()),
      await storedOn('2025-03-31T00:00:00Z', aReservation()),
      await storedOn('2020-01-01T00:00:00Z', aSubscription()),
    ];
    await storedOn('2025-03-30T23:59:59Z');
    await storedOn('2026-09-29T23:59:59Z', aContactMessage({ topic: 'careers' }));
    await storedOn('2026-09-29T23:59:59Z', anApplication());
    await storedOn('2025-03-30T23:59:59Z', aReservation());
    const { log, isDone } = run({ retention: asPromised });
    await isDone();
    expect((await everythingStored({ url })).map(({ id }) => id)).toEqual(kept.map(({ id }) => id));
    const [message, application] = ['message: 24 months', 'application: six months'];
    const logged = log.info.mock.calls.map(([{ kept: period }]) => period);
    expect(logged).toEqual([message, application, message, application]);
  });

  it('keeps a subscription for a year after its end, or for 30 days if it is never confirmed', async () => {
    const subscribed = async (
      received: string,
      asked: number,
      confirmed: string | null = null,
      ended: string | null = null,
    ) => {
      const { id } = await storedOn(received, aSubscription());
      await database.write([
        {
          sql: `INSERT INTO subscriptions (id, address_hash, asked, confirmed_at, ended_at)
            VALUES ($1, $1, $2, $3, $4)`,
          args: [id, asked, confirmed, ended],
        },
        {
          sql: 'INSERT INTO confirmations (token_hash, id, made_at) VALUES ($1, $1, $2)',
          args: [id, received],
        },
      ]);
      return id;
    };
    const old = '2020-01-01T00:00:00.000Z';
    const kept = [
      await subscribed(old, 1, old),
      await subscribed(old, 0),
      await subscribed(old, 0, null, '2026-03-31T00:00:00.000Z'),
      await subscribed('2027-03-01T00:00:00.000Z', 1),
    ];
    await subscribed(old, 1, old, '2026-03-30T23:59:59.999Z');
    await subscribed('2027-02-28T23:59:59.999Z', 1);
    const fresh = await subscribed('2027-03-24T00:00:00.000Z', 1);
    const { log, isDone } = run({ retention: asPromised });
    await isDone();
    const left = async (table: string) =>
      (await database.read({ sql: `SELECT id FROM ${table}` })).map(({ id }) => id).sort();
    expect(await left('submissions')).toEqual([...kept, fresh].sort());
    expect(await left('subscriptions')).toEqual([...kept, fresh].sort());
    expect(await left('confirmations')).toEqual([fresh]);
    expect(log.info.mock.calls.map(([line]) => line)).toEqual([
      { kept: 'proof: one year', erased: 1 },
      { kept: 'unconfirmed: 30 days', erased: 1 },
    ]);
  });

  it('waits a week before its first erasure, and warns at every startup', async () => {
    await database.write([{ sql: 'UPDATE retention SET last_run = NULL' }]);
    await storedOn(NOW + 5 * DAY);
    await storedOn(NOW - 60 * DAY);
    const warning = [
      { due: 1, from: '2027-04-07T00:00:00.000Z' },
      expect.stringContaining('not erased before the given date'),
    ];
    for (const now of [NOW, NOW + 6 * DAY]) {
      const { log, end } = run({ now: () => now });
      await eventually(() => expect(log.warn).toHaveBeenLastCalledWith(...warning));
      end();
    }
    expect(await tombstones()).toBe(0);
    const { log } = run({ now: () => NOW + 7 * DAY });
    await eventually(async () => expect(await tombstones()).toBe(1));
    expect(log.warn).not.toHaveBeenCalled();
  });

  it('does not warn if no submission is old', async () => {
    await database.write([{ sql: 'UPDATE retention SET last_run = NULL' }]);
    const { log, isDone } = run();
    await isDone();
    expect(log.warn).not.toHaveBeenCalled();
  });

  it('erases nothing while the privacy page states a different period', async () => {
    await storedOn(NOW - 60 * DAY);
    const retention = () => {
      throw new Error('another period');
    };
    const { log } = run({ retention });
    const logged = [{ err: new Error('another period') }, 'old submissions not erased'];
    await eventually(() => expect(log.error).toHaveBeenCalledWith(...logged));
    expect(await tombstones()).toBe(0);
  });

  it.each([{}, { 'build-facts.json': '{"siteUrl"' }])(
    'erases nothing while the period on the privacy page is unknown: %j',
    async (facts) => {
      await storedOn(Date.now() - 1000 * DAY);
      await lastRan(Date.now() - DAY);
      const server = await testApp({ database: { url }, site: { 'index.html': '', ...facts } });
      await eventually(() => expect(server.logged()).toMatch(/old submissions (?:not )?erased/));
      expect(server.logged()).toContain('build-facts.json is missing or invalid');
      expect(await tombstones()).toBe(0);
    },
  );

  it("runs on every server, with the periods of that server's build", async () => {
    await storedOn(Date.now() - 60 * DAY);
    await lastRan(Date.now() - DAY);
    const { last_run: before } = (await stateOf()) ?? {};
    const usual = await testApp({ database: { url } });
    await eventually(async () => expect((await stateOf())?.['last_run']).not.toBe(before));
    await usual.send();
    await usual.stop();
    expect(await everythingStored({ url })).toHaveLength(2);
    const facts = { siteUrl: 'https://company.example', retentionDays: 30 };
    const site = { 'build-facts.json': JSON.stringify(facts) };
    const shorter = await testApp({ database: { url }, site });
    await eventually(() => expect(shorter.logged()).toContain('old submissions erased'));
    expect(shorter.logged()).not.toContain('client.example');
    await shorter.stop();
    expect(await everythingStored({ url })).toHaveLength(1);
    const other = testApp({ database: { url }, site, retentionDays: 60 });
    await expect(other).rejects.toThrow('RETENTION_DAYS is 60');
  });
});
