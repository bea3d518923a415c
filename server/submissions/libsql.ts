import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Client, createClient, type InStatement } from '@libsql/client';
import type { DatabaseSettings } from '../settings.ts';

/** How long a statement waits for another process that is writing. */
const BUSY_TIMEOUT_MS = 5000;

// The version lives in a table, not in `PRAGMA user_version`: Turso refuses that statement.
// Two servers may start at once: a step that fails because the other has done it is done.
const migrations: readonly (readonly string[])[] = [
  [
    `CREATE TABLE IF NOT EXISTS submissions (
      id TEXT PRIMARY KEY,
      kind TEXT NOT NULL,
      name TEXT,
      email TEXT NOT NULL,
      message TEXT,
      consent_version TEXT,
      composed_at TEXT NOT NULL,
      received_at TEXT NOT NULL
    )`,
    'CREATE INDEX IF NOT EXISTS submissions_received ON submissions (received_at, id)',
  ],
  [
    `CREATE TABLE IF NOT EXISTS tombstones (
      id_hash TEXT PRIMARY KEY,
      content_hash TEXT NOT NULL,
      received_at TEXT NOT NULL
    ) WITHOUT ROWID`,
  ],
  [
    `CREATE TABLE IF NOT EXISTS spam_signs (
      id TEXT PRIMARY KEY,
      signs TEXT NOT NULL
    ) WITHOUT ROWID`,
  ],
  // All fields of a kind as JSON. The columns of single fields are still written, so that the
  // release before this one can be put back.
  ['ALTER TABLE submissions ADD COLUMN fields TEXT'],
];

const versionOf = async (client: Client): Promise<number> => {
  const { rows } = await client.execute('SELECT max(version) AS version FROM schema_version');
  return Number(rows[0]?.['version'] ?? 0);
};

const migrate = async (client: Client): Promise<void> => {
  await client.execute('CREATE TABLE IF NOT EXISTS schema_version (version INTEGER PRIMARY KEY)');
  const version = await versionOf(client);
  for (const [index, steps] of migrations.entries()) {
    if (index < version) continue;
    const recorded: InStatement = {
      sql: 'INSERT OR IGNORE INTO schema_version VALUES (?)',
      args: [index + 1],
    };
    try {
      await client.batch([...steps, recorded], 'write');
    } catch (error) {
      if ((await versionOf(client)) <= index) throw error;
    }
  }
};

/** The path of an embedded database; null for a served one. */
export const databaseFile = (url: string): string | null => {
  const path = /^file:(?:\/\/(?:localhost)?(?=\/))?(.+)$/.exec(url)?.[1];
  return path === undefined ? null : decodeURIComponent(path);
};

/** Opens the database as it is. */
export const connect = ({ url, authToken }: DatabaseSettings): Client =>
  createClient({
    url,
    ...(authToken && { authToken }),
    ...(databaseFile(url) !== null && {
      // The embedded driver is synchronous: further connections would add nothing but pragmas to
      // repeat. Transactions are therefore batches, which never hold the connection over an await.
      concurrency: 1,
      timeout: BUSY_TIMEOUT_MS,
    }),
  });

/**
 * Opens the database for the server: makes what is missing, brings the tables up to date, and has
 * every commit reach the disk before it is reported.
 */
export const openDatabase = async (settings: DatabaseSettings): Promise<Client> => {
  const file = databaseFile(settings.url);
  // Visitors' words: for this account only.
  if (file !== null) mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const client = connect(settings);
  try {
    if (file !== null) {
      await client.execute('PRAGMA journal_mode = WAL');
      await client.execute('PRAGMA synchronous = FULL');
      // Erased words are overwritten, not just unlinked.
      await client.execute('PRAGMA secure_delete = ON');
    }
    await migrate(client);
  } catch (error) {
    client.close();
    throw error;
  }
  return client;
};
