import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseError, Pool, type PoolClient, types } from 'pg';
import {
  type Database,
  type Dialect,
  heartbeat,
  type Risk,
  type Statement,
  type Trouble,
  Unavailable,
  within,
} from '../database.ts';
import { postgresMigrations } from '../tables.ts';

const dialect: Dialect = {
  tables:
    'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = current_schema()',
  nextArrival: '(SELECT seq FROM arrivals)',
  // This row stays locked until the commit, so submissions become visible in the order of their
  // numbers, and paging skips none of them. With a sequence, they could commit out of order.
  takeTurn: [{ sql: 'UPDATE arrivals SET seq = seq + 1' }],
  sharedClock: '(extract(epoch FROM clock_timestamp()) * 1000)::bigint',
  migrations: postgresMigrations,
};

/** The time limit of a call, including its retries. */
const LIMIT_MS = 4000;
const CHECK_MS = 1800;
const CONNECT_MS = 2000;
const PAUSE_MS = 100;
const INT8 = 20;

const troubles: readonly (readonly [RegExp, Trouble])[] = [
  [/^(?:28|42501)/, 'denied'],
  [/^3D000$/, 'missing'],
  [/^25006$/, 'read-only'],
  [/^53[12]00$/, 'full'],
  [/^(?:40|55P03|57014|53)/, 'busy'],
  [/^(?:08|57P)/, 'unreachable'],
  [/^(?:58|XX)/, 'damaged'],
];

// Retrying may help after a serialization failure (usual on CockroachDB and YugabyteDB), a restart
// of the database, or a broken connection, whose error is not a DatabaseError.
const mayTryAgain = (error: unknown): boolean =>
  !(error instanceof DatabaseError) || /^(?:40001|40P01|08|57P0)/.test(error.code ?? '');

const asUnavailable = (error: unknown): unknown => {
  if (error instanceof Unavailable) return error;
  if (!(error instanceof DatabaseError)) return new Unavailable('unreachable', error);
  const trouble = troubles.find(([code]) => code.test(error.code ?? ''))?.[1];
  return trouble ? new Unavailable(trouble, error) : error;
};

const poolOf = (url: string, connections: number): Pool => {
  const pool = new Pool({
    connectionString: url,
    application_name: 'website',
    max: connections,
    // Also limits the wait for a free connection.
    connectionTimeoutMillis: CONNECT_MS,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    // The database applies these limits even after this server has died.
    statement_timeout: LIMIT_MS,
    lock_timeout: LIMIT_MS,
    idle_in_transaction_session_timeout: LIMIT_MS,
    types: {
      getTypeParser: (oid, format) => (oid === INT8 ? Number : types.getTypeParser(oid, format)),
    },
  });
  // Without a listener, a broken connection's error event would end the process.
  const ignore = () => {};
  return pool.on('error', ignore).on('connect', (client) => client.on('error', ignore));
};

/** Runs `statements` on one connection, in a transaction if there are several. */
const runOn = async (client: PoolClient, statements: readonly Statement[], deadline: number) => {
  const ask = async ({ sql, args = [] }: Statement) => {
    const left = Math.max(1, Math.ceil(deadline - performance.now()));
    const { rows } = await client.query<Record<string, unknown>>({
      text: sql,
      values: [...args],
      // Without this limit, a query would wait forever. pg 8.23's types lack this option.
      ...{ query_timeout: left },
    });
    return rows;
  };
  const [only, ...others] = statements;
  if (only && others.length === 0) return [await ask(only)];
  const results: Record<string, unknown>[][] = [];
  await ask({ sql: 'BEGIN' });
  for (const statement of statements) results.push(await ask(statement));
  await ask({ sql: 'COMMIT' });
  return results;
};

const attempt = async (pool: Pool, statements: readonly Statement[], deadline: number) => {
  const client = await pool.connect();
  // After an error, the connection is destroyed, not returned to the pool.
  let isBroken = true;
  try {
    const results = await runOn(client, statements, deadline);
    isBroken = false;
    return results;
  } finally {
    client.release(isBroken);
  }
};

const persist = async (pool: Pool, statements: readonly Statement[], ms: number) => {
  const deadline = performance.now() + ms;
  for (;;) {
    try {
      return await attempt(pool, statements, deadline);
    } catch (error) {
      const pause = PAUSE_MS * (0.5 + Math.random());
      const isLate = performance.now() + pause > deadline;
      if (isLate || pool.ending || !mayTryAgain(error)) throw asUnavailable(error);
      await wait(pause);
    }
  }
};

const RISK = `SELECT
  'off' IN (current_setting('fsync'), current_setting('synchronous_commit')) AS deferred,
  current_setting('synchronous_standby_names') = ''
    OR current_setting('synchronous_commit') = 'local' AS alone,
  (SELECT count(*) FROM pg_stat_replication WHERE state IS DISTINCT FROM 'backup') AS standbys`;
const UNDEFINED_TABLE = '42P01';

const riskIn = async (write: Database['write']): Promise<Risk | undefined> => {
  try {
    const [[row = {}] = []] = await write([{ sql: RISK }], { withinMs: CHECK_MS });
    if (row['deferred']) return 'deferred-commits';
    return row['alone'] && Number(row['standbys']) > 0 ? 'asynchronous-standby' : undefined;
  } catch (error) {
    // Products without pg_stat_replication have another kind of replication.
    if (error instanceof DatabaseError && error.code === UNDEFINED_TABLE) return undefined;
    throw error;
  }
};

/** Opens a database that speaks PostgreSQL's protocol. Connects at the first statement. */
export const openPostgres = (url: string, connections = 10): Database => {
  const pool = poolOf(url, connections);
  const write: Database['write'] = async (statements, { withinMs = LIMIT_MS } = {}) => {
    if (pool.ending) throw new Unavailable('closed');
    return within(withinMs, persist(pool, statements, withinMs));
  };
  const read: Database['read'] = async (statement) => (await write([statement]))[0] ?? [];
  const close = async () => {
    if (!pool.ending) await pool.end();
  };
  return {
    engine: 'postgres',
    dialect,
    read,
    write,
    async check() {
      await write([heartbeat()], { withinMs: CHECK_MS });
      return riskIn(write);
    },
    scrub: async () => 'of-the-engine',
    async size() {
      const [row] = await read({ sql: 'SELECT pg_database_size(current_database()) AS bytes' });
      return Number(row?.['bytes']);
    },
    close,
    [Symbol.asyncDispose]: close,
  };
};
