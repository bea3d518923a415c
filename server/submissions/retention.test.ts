import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { requestFor } from '../../src/submissions/operation.ts';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/open.ts';
import { engines, type TestDatabase } from '../testing/engines.ts';
import { startTestApp } from '../testing/test-app.ts';
import { aContactMessage, everythingStored } from '../testing/testing.ts';
import { startRetention } from './retention.ts';
import { submissionsIn } from './submission-store.ts';

const DAY = 86_400_000;
const NOW = Date.parse('2027-03-31T00:00:00Z');

let place: TestDatabase;
let url: string;
let database: Database;

const storedOn = async (day: number) => {
  const message = aContactMessage();
  await submissionsIn(database, () => new Date(day)).store(message);
  return message;
};
const tombstones = async () =>
  Number((await database.read({ sql: 'SELECT count(*) AS n FROM tombstones' }))[0]?.['n']);
const eventually = (expectation: () => void | Promise<void>) =>
  vi.waitFor(expectation, { timeout: 5000 });
const quiet = () => ({ info: vi.fn(), error: vi.fn() });

const retention = async () => (await database.read({ sql: 'SELECT * FROM retention' }))[0];
const lastRan = (day: number) =>
  database.write([
    { sql: 'UPDATE retention SET last_run = $1', args: [new Date(day).toISOString()] },
  ]);

describe.each(engines)('retention in $engine', ({ create }) => {
  beforeEach(async () => {
    place = await create();
    url = place.url;
    database = await openDatabase({ url });
    await lastRan(NOW - DAY);
  });
  afterEach(async () => {
    vi.useRealTimers();
    await database.close();
    place.remove();
  });

  it('erases what is older, at start and daily, and knows it when it comes again', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const old = await storedOn(NOW - 30 * DAY - 1);
    const kept = await storedOn(NOW - 30 * DAY);
    const log = quiet();
    let now = NOW;
    const end = startRetention({ database, days: 30, log, now: () => now });
    await eventually(async () => expect(await tombstones()).toBe(1));
    expect(await everythingStored({ url })).toMatchObject([{ id: kept.id }]);
    expect(await submissionsIn(database).store(old)).toMatchObject({ outcome: 'replay' });
    await eventually(() =>
      expect(log.info).toHaveBeenCalledWith({ erased: 1, days: 30 }, expect.any(String)),
    );

    now += DAY;
    vi.advanceTimersByTime(DAY);
    await eventually(async () => expect(await tombstones()).toBe(2));
    end();
    now += 30 * DAY;
    vi.advanceTimersByTime(30 * DAY);
    expect(log.error).not.toHaveBeenCalled();
  });

  it('goes through many, and stops when it is ended', async () => {
    const sql = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1001)
      INSERT INTO submissions (seq, id, kind, email, composed_at, received_at)
      SELECT i, CAST(i AS TEXT), 'newsletter', 'a@b.example',
        '2026-01-01T00:00:00.000Z', '2026-01-02T00:00:00.000Z' FROM n`;
    await database.write([{ sql }]);
    const stop = startRetention({ database, days: 30, log: quiet(), now: () => NOW });
    await eventually(async () => expect(await tombstones()).toBeGreaterThan(0));
    stop();
    await eventually(async () => expect(await retention()).toMatchObject({ claimed_until: '' }));
    expect(await tombstones()).toBeLessThan(1001);
    const end = startRetention({ database, days: 30, log: quiet(), now: () => NOW });
    await eventually(async () => expect(await tombstones()).toBe(1001));
    end();
  });

  it('logs a day that fails and goes on', async () => {
    const log = quiet();
    await storedOn(NOW - 60 * DAY);
    await database.write([{ sql: 'ALTER TABLE tombstones RENAME TO elsewhere' }]);
    const end = startRetention({ database, days: 30, log, now: () => NOW });
    await eventually(() => expect(log.error).toHaveBeenCalledOnce());
    end();
  });

  it('is done by one server at a time, and by the next when that one has died', async () => {
    await storedOn(NOW - 60 * DAY);
    const claimed = new Date(NOW + 60_000).toISOString();
    await database.write([{ sql: 'UPDATE retention SET claimed_until = $1', args: [claimed] }]);
    let now = NOW;
    const log = quiet();
    const end = startRetention({ database, days: 30, log, now: () => now, retryMs: 100 });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await tombstones()).toBe(0);
    now += 61_000;
    await eventually(async () => expect(await tombstones()).toBe(1));
    end();
    expect(log.error).not.toHaveBeenCalled();
  });

  it('erases nothing when the clock has leapt ahead, and says why', async () => {
    await storedOn(NOW - 10 * DAY);
    const log = quiet();
    const now = () => NOW + 400 * DAY;
    const end = startRetention({ database, days: 30, log, now });
    await eventually(() =>
      expect(log.error).toHaveBeenCalledWith(
        { aheadDays: 401, refusedDays: 1 },
        expect.stringContaining('the clock is far ahead'),
      ),
    );
    end();
    expect(await tombstones()).toBe(0);
    expect(await retention()).toMatchObject({ refused_days: 1, claimed_until: '' });
  });

  it('is off unless it is set, and on in the server when it is', async () => {
    await storedOn(Date.now() - 60 * DAY);
    await lastRan(Date.now() - DAY);
    const off = await startTestApp({ database: { url } });
    await off.app.inject({
      method: 'POST',
      url: '/graphql',
      payload: requestFor(aContactMessage()),
    });
    await off.stop();
    expect(await everythingStored({ url })).toHaveLength(2);

    const on = await startTestApp({ database: { url }, retentionDays: 30 });
    await eventually(() => expect(on.logged()).toContain('old submissions erased'));
    expect(on.logged()).not.toContain('client.example');
    await on.stop();
    expect(await everythingStored({ url })).toHaveLength(1);
  });
});
