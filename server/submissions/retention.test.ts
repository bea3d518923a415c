import { join } from 'node:path';
import type { Client } from '@libsql/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { requestFor } from '../../src/submissions/operation.ts';
import { startTestApp } from '../testing/test-app.ts';
import { aContactMessage, everythingStored, makeDirectory } from '../testing/testing.ts';
import { openDatabase } from './libsql.ts';
import { startRetention } from './retention.ts';
import { submissionsIn } from './submission-store.ts';

const DAY = 86_400_000;
const NOW = Date.parse('2027-03-31T00:00:00Z');

let directory: ReturnType<typeof makeDirectory>;
let url: string;
let client: Client;

beforeEach(async () => {
  directory = makeDirectory();
  url = `file:${join(directory.path, 'submissions.db')}`;
  client = await openDatabase({ url });
});
afterEach(() => {
  client.close();
  directory.remove();
  vi.useRealTimers();
});

const storedOn = async (day: number) => {
  const message = aContactMessage();
  await submissionsIn(client, () => new Date(day)).store(message);
  return message;
};
const tombstones = async () =>
  Number((await client.execute('SELECT count(*) AS n FROM tombstones')).rows[0]?.['n']);
const quiet = () => ({ info: vi.fn(), error: vi.fn() });

describe('retention', () => {
  it('erases what is older, at start and daily, and knows it when it comes again', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const old = await storedOn(NOW - 30 * DAY - 1);
    const kept = await storedOn(NOW - 30 * DAY);
    const log = quiet();
    let now = NOW;
    const end = startRetention({ client, days: 30, log, now: () => now });
    await vi.waitFor(async () => expect(await tombstones()).toBe(1));
    expect(await everythingStored({ url })).toMatchObject([{ id: kept.id }]);
    expect(await submissionsIn(client).store(old)).toMatchObject({ outcome: 'replay' });
    await vi.waitFor(() =>
      expect(log.info).toHaveBeenCalledWith({ erased: 1, days: 30 }, expect.any(String)),
    );

    now += DAY;
    vi.advanceTimersByTime(DAY);
    await vi.waitFor(async () => expect(await tombstones()).toBe(2));
    end();
    now += 30 * DAY;
    vi.advanceTimersByTime(30 * DAY);
    expect(log.error).not.toHaveBeenCalled();
  });

  it('goes through many, and stops when it is ended', async () => {
    await client.execute(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1001)
      INSERT INTO submissions
      (id, kind, name, email, message, consent_version, composed_at, received_at)
      SELECT printf('%05d', i), 'newsletter', NULL, 'a@b.example', NULL, '1',
        '2026-01-01T00:00:00.000Z', '2026-01-02T00:00:00.000Z' FROM n`);
    startRetention({ client, days: 30, log: quiet(), now: () => NOW })();
    await vi.waitFor(async () => expect(await tombstones()).toBeGreaterThan(0));
    expect(await tombstones()).toBeLessThan(1001);
    const end = startRetention({ client, days: 30, log: quiet(), now: () => NOW });
    await vi.waitFor(async () => expect(await tombstones()).toBe(1001));
    end();
  });

  it('logs a day that fails and goes on', async () => {
    const log = quiet();
    await client.execute('ALTER TABLE tombstones RENAME TO elsewhere');
    await storedInto('submissions');
    const end = startRetention({ client, days: 30, log, now: () => NOW });
    await vi.waitFor(() => expect(log.error).toHaveBeenCalledOnce());
    end();
  });

  const storedInto = (table: string) =>
    client.execute(`INSERT INTO ${table}
      (id, kind, name, email, message, consent_version, composed_at, received_at) VALUES ('1', 'newsletter', NULL, 'a@b.example', NULL, '1',
      '2026-01-01T00:00:00.000Z', '2026-01-02T00:00:00.000Z')`);

  it('is off unless it is set, and on in the server when it is', async () => {
    await storedInto('submissions');
    const off = await startTestApp({ database: { url } });
    await off.app.inject({
      method: 'POST',
      url: '/graphql',
      payload: requestFor(aContactMessage()),
    });
    await off.stop();
    expect(await everythingStored({ url })).toHaveLength(2);

    const on = await startTestApp({ database: { url }, retentionDays: 30 });
    await vi.waitFor(() => expect(on.logged()).toContain('old submissions erased'));
    expect(on.logged()).not.toContain('a@b.example');
    await on.stop();
    expect(await everythingStored({ url })).toHaveLength(1);
  });
});
