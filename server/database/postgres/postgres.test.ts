import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { hasPostgres, openTestDatabase, postgresDatabase } from '../../testing/engines.ts';
import { testApp } from '../../testing/for-one-test.ts';
import { listen } from '../../testing/free-port.ts';
import {
  type Cluster,
  createDatabase,
  findPostgres,
  startCluster,
} from '../../testing/postgres.ts';
import { startClusterPair } from '../../testing/postgres-pair.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { aContactMessage, everythingStored, startScript } from '../../testing/testing.ts';
import { openDatabase } from '../open.ts';
import { openPostgres } from './postgres.ts';

/** Opens a database, which is closed when the current test ends. */
const open = (url: string) => {
  const database = openPostgres(url);
  onTestFinished(() => database.close());
  return database;
};
const openEmpty = async () => open((await postgresDatabase()).url);

const timed = async <T>(work: Promise<T>): Promise<{ result: T; ms: number }> => {
  const start = performance.now();
  return { result: await work, ms: performance.now() - start };
};

describe.skipIf(!hasPostgres)(
  'the server on PostgreSQL',
  { timeout: 60_000, tags: 'timing' },
  () => {
    let cluster: Cluster;
    let server: TestApp;
    let url: string;
    beforeAll(async () => {
      cluster = await startCluster(findPostgres() ?? '');
      url = await createDatabase(cluster.url);
      server = await startTestApp({ database: { url } });
    });
    afterAll(async () => {
      await server.stop();
      await cluster.remove();
    });
    const send = (message = aContactMessage()) => server.send(message);
    const health = async () => {
      const { result, ms } = await timed(Promise.resolve(server.app.inject('/healthz')));
      expect(ms).toBeLessThan(2500);
      return [result.statusCode, result.json()];
    };
    afterEach(() => cluster.signal('SIGCONT'));

    it('responds in less than five seconds while the PostgreSQL cluster hangs', async () => {
      expect((await send()).statusCode).toBe(200);
      cluster.signal('SIGSTOP');
      // More requests than the pool has connections.
      const answers = Array.from({ length: 30 }, () => timed(Promise.resolve(send())));
      expect(await health()).toEqual([503, { status: 'unavailable', reason: 'unreachable' }]);
      for (const { result, ms } of await Promise.all(answers)) {
        expect(result.statusCode).toBe(503);
        expect(result.headers['retry-after']).toBe('5');
        expect(ms).toBeLessThan(5000);
      }
      cluster.signal('SIGCONT');
      const { result, ms } = await timed(Promise.resolve(send()));
      expect(result.statusCode).toBe(200);
      expect(ms).toBeLessThan(1000);
      await expect.poll(health).toEqual([200, expect.objectContaining({ status: 'ok' })]);
    });

    it('stores a submission that arrives while the cluster is killed and restarted', async () => {
      await cluster.kill();
      const message = aContactMessage();
      const answer = send(message);
      await cluster.start();
      expect((await answer).statusCode).toBe(200);
      expect((await everythingStored({ url })).map(({ id }) => id)).toContain(message.id);
    });

    it('retries calls whose connections the cluster closes', async () => {
      const database = open(cluster.url);
      const cut = {
        sql: 'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname IS NOT NULL',
      };
      for (let n = 0; n < 5; n += 1) {
        const answers = Array.from({ length: 10 }, () => send());
        await database.read(cut);
        for (const { statusCode } of await Promise.all(answers)) expect(statusCode).toBe(200);
      }
    });
  },
);

describe.skipIf(!hasPostgres)('a call', () => {
  it('is repeated after a serialization failure', async () => {
    const { url } = (await openTestDatabase(postgresDatabase)).place;
    const strict = open(`${url}?options=-c%20default_transaction_isolation%3Dserializable`);
    const add = { sql: 'UPDATE arrivals SET seq = (SELECT max(seq) FROM arrivals) + 1' };
    await Promise.all(Array.from({ length: 6 }, () => strict.write([add, add])));
    expect(await strict.read({ sql: 'SELECT seq FROM arrivals' })).toEqual([{ seq: 12 }]);
  });

  it.each(['40001', '40P01'])('is repeated after the error %s', async (code) => {
    const database = await openEmpty();
    // Unlike a row, a sequence also counts the attempts that are rolled back.
    await database.write([{ sql: 'CREATE SEQUENCE attempts' }]);
    const failTwice = {
      sql: `DO $do$ BEGIN
        IF nextval('attempts') < 3 THEN RAISE EXCEPTION USING ERRCODE = '${code}'; END IF;
      END $do$`,
    };
    await database.write([failTwice, { sql: 'CREATE TABLE written (n INTEGER)' }]);
    const attempts = { sql: 'SELECT last_value FROM attempts' };
    expect(await database.read(attempts)).toEqual([{ last_value: 3 }]);
  });

  it('reports a wrong account, a missing, read-only or busy database, and a full disk', async () => {
    const { url } = await postgresDatabase();
    const trouble = (address: string, sql = 'SELECT 1') =>
      open(address)
        .read({ sql })
        .catch((error) => error.trouble);
    expect(await trouble(url.replace('website@', 'nobody@'))).toBe('denied');
    expect(await trouble(url.replace(/[^/]+$/, 'nowhere'))).toBe('missing');
    const raise = (code: string) =>
      `DO $do$ BEGIN RAISE EXCEPTION USING ERRCODE = '${code}'; END $do$`;
    expect(await trouble(url, raise('53100'))).toBe('full');
    expect(await trouble(url, raise('25006'))).toBe('read-only');
    expect(await trouble(url, raise('57014'))).toBe('busy');
  });
});

describe.skipIf(!hasPostgres)('a connection', () => {
  it('is limited by the database to four seconds for statements, lock waits and idle transactions', async () => {
    const database = await openEmpty();
    const limits = ['idle_in_transaction_session', 'lock', 'statement'].map(
      (what) => `${what}_timeout`,
    );
    const sql = `SELECT ${limits.map((name) => `current_setting('${name}') AS ${name}`).join()}`;
    const [found] = await database.read({ sql });
    expect(found).toEqual(Object.fromEntries(limits.map((name) => [name, '4s'])));
  });

  it('is replaced if it breaks while idle', async () => {
    const { url } = await postgresDatabase();
    const [database, other] = [open(url), open(url)];
    await database.read({ sql: 'SELECT 1' });
    const others =
      'FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()';
    await other.read({ sql: `SELECT pg_terminate_backend(pid) ${others}` });
    await expect.poll(() => other.read({ sql: `SELECT pid ${others}` })).toEqual([]);
    expect(await database.read({ sql: 'SELECT 1 AS one' })).toEqual([{ one: 1 }]);
  });
});

describe.skipIf(!hasPostgres)('a check', () => {
  it('finds a risk of data loss, which the server logs on startup and reports at /healthz', async () => {
    // In the tests' cluster, commits do not wait for the disk.
    const server = await testApp({ database: await postgresDatabase() });
    const health = async () => (await server.app.inject('/healthz')).json();
    await expect.poll(health).toMatchObject({ status: 'ok', atRisk: 'deferred-commits' });
    expect(server.logged()).toContain('may be lost');
  });

  it('reports that commits do not wait for a standby', {
    timeout: 60_000,
    tags: 'timing',
  }, async () => {
    const pair = await startClusterPair(findPostgres() ?? '');
    const database = await openDatabase({ url: pair.url });
    expect(await database.check()).toBeUndefined();
    await database.write([{ sql: 'ALTER SYSTEM RESET synchronous_standby_names' }]);
    await database.write([{ sql: 'SELECT pg_reload_conf()' }]);
    await expect.poll(() => database.check()).toBe('asynchronous-standby');
    await database.close();
    await pair.remove();
  });
});

it('the server starts even if the database hangs', {
  timeout: 60_000,
  tags: 'timing',
}, async () => {
  const sockets: Socket[] = [];
  const hanging = createServer((socket) => sockets.push(socket));
  const DATABASE_URL = `postgres://site:secret@127.0.0.1:${await listen(hanging)}/site`;
  const { result, ms } = await timed(openDatabase({ url: DATABASE_URL }).catch((error) => error));
  expect(result).toMatchObject({ trouble: 'unreachable' });
  expect(ms).toBeLessThan(5000);

  const { child } = startScript('server', { PORT: '0', DATABASE_URL });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      said += String(chunk);
    });
  }
  await vi.waitUntil(() => said.includes('the database is not available yet'), { timeout: 30_000 });
  expect(said).toMatch(/ on http:\/\/127\.0\.0\.1:\d+\n/);
  child.kill('SIGTERM');
  expect(await once(child, 'close')).toEqual([0, null]);
  expect(said).not.toContain('secret');
  for (const socket of sockets) socket.destroy();
  hanging.close();
});
