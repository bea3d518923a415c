import { closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import Connection from 'libsql';
import {
  type Database,
  type Dialect,
  heartbeat,
  type Statement,
  type Trouble,
  Unavailable,
} from '../database.ts';
import { embeddedMigrations } from '../tables.ts';
import { bytesOf, requireFreeSpace, restrictToOwner, watchFile } from './file.ts';

const dialect: Dialect = {
  tables: "SELECT name FROM sqlite_master WHERE type = 'table'",
  nextArrival: 'NULL',
  takeTurn: [],
  migrations: embeddedMigrations,
};

/** How long a call is retried while another process is writing. */
const PATIENCE_MS = 5000;
const CHECK_MS = 1500;
const PAUSE_MS = { first: 2, longest: 50 };

// The driver must not wait for a lock: it is synchronous, so all requests would wait, too.
const NO_WAIT = { timeout: 0 };

const troubles: Readonly<Record<string, Trouble>> = {
  SQLITE_BUSY: 'busy',
  SQLITE_LOCKED: 'busy',
  SQLITE_FULL: 'full',
  SQLITE_READONLY: 'read-only',
  SQLITE_CANTOPEN: 'denied',
  SQLITE_PERM: 'denied',
  SQLITE_IOERR: 'damaged',
  SQLITE_CORRUPT: 'damaged',
  SQLITE_NOTADB: 'damaged',
};

/** Converts a driver error into Unavailable, unless the statement itself caused it. */
const asUnavailable = (error: unknown): unknown => {
  const { code = '' } = error as { code?: string };
  const trouble = troubles[/^SQLITE_[A-Z]+/.exec(code)?.[0] ?? ''];
  return trouble ? new Unavailable(trouble, error) : error;
};

const patiently = async <T>(work: () => T, withinMs = PATIENCE_MS): Promise<T> => {
  const start = performance.now();
  for (let pause = PAUSE_MS.first; ; pause = Math.min(pause * 2, PAUSE_MS.longest)) {
    try {
      return work();
    } catch (failure) {
      const error = asUnavailable(failure);
      const isBusy = error instanceof Unavailable && error.trouble === 'busy';
      if (!isBusy || performance.now() - start + pause > withinMs) throw error;
    }
    // Jitter prevents waiting calls from retrying at the same moment.
    await wait(pause * (0.5 + Math.random()));
  }
};

const run = (connection: Connection.Database, { sql, args = [] }: Statement) =>
  connection.prepare(sql.replace(/\$(\d+)/g, '?$1')).all(args) as Record<string, unknown>[];

// BEGIN and COMMIT run through `exec`: a prepared BEGIN that meets a lock stays open until it is
// garbage-collected, and every later BEGIN fails until then.
const transaction = (connection: Connection.Database, statements: readonly Statement[]) => {
  connection.exec('BEGIN IMMEDIATE');
  try {
    const results = statements.map((statement) => run(connection, statement));
    connection.exec('COMMIT');
    return results;
  } catch (error) {
    if (connection.inTransaction) connection.exec('ROLLBACK');
    throw error;
  }
};

const open = async (file: string, pragmas: readonly string[]): Promise<Connection.Database> => {
  const connection = await patiently(() => new Connection(file, NO_WAIT));
  try {
    for (const pragma of pragmas)
      await patiently(() => run(connection, { sql: `PRAGMA ${pragma}` }));
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
};

const CHECKPOINT: Statement = { sql: 'PRAGMA wal_checkpoint(TRUNCATE)' };

/**
 * Writes the write-ahead log into the file and truncates the log.
 * @throws Unavailable ('busy') while another connection needs the log
 */
const emptyLog = (connection: Connection.Database): void => {
  const [result] = run(connection, CHECKPOINT);
  if (result?.['busy']) throw new Unavailable('busy');
};

const SERVER_PRAGMAS = [
  'journal_mode = WAL',
  // A commit is reported only after it is on disk.
  'synchronous = FULL',
  // Erased text is overwritten, not just unlinked.
  'secure_delete = ON',
];

const flush = (file: string): void => {
  const descriptor = openSync(file, 'r+');
  fsyncSync(descriptor);
  closeSync(descriptor);
};

/** Checks the integrity of a copy, and counts its submissions. */
const countIn = async (copy: string): Promise<number> => {
  const connection = await open(copy, []);
  try {
    const [check] = run(connection, { sql: 'PRAGMA integrity_check' });
    if (check?.['integrity_check'] !== 'ok') {
      throw new Error(`The copy ${copy} was corrupt and has been deleted.`);
    }
    const [counted] = run(connection, { sql: 'SELECT count(*) AS n FROM submissions' });
    return Number(counted?.['n']);
  } finally {
    connection.close();
  }
};

/**
 * Opens a database file. Only 'serve' creates a missing file and changes the file's settings.
 * @throws Unavailable
 */
export const openEmbedded = async (file: string, use: 'serve' | 'look'): Promise<Database> => {
  if (use === 'serve') restrictToOwner(file);
  const connection = await open(file, use === 'serve' ? SERVER_PRAGMAS : []);
  const needSameFile = use === 'serve' ? watchFile(file) : () => {};
  let isOpen = true;

  const whenOpen = <T>(work: () => T, withinMs?: number): Promise<T> =>
    patiently(() => {
      // Using a closed connection crashes the process.
      if (!isOpen) throw new Unavailable('closed');
      needSameFile();
      return work();
    }, withinMs);

  const write: Database['write'] = (statements, { withinMs, adds } = {}) =>
    whenOpen(() => {
      if (adds) requireFreeSpace(file);
      return transaction(connection, statements);
    }, withinMs);

  const read: Database['read'] = (statement) => whenOpen(() => run(connection, statement));

  const close = async () => {
    if (!isOpen) return;
    isOpen = false;
    try {
      // Empties the log, which SQLite would otherwise apply to a file that replaces this one.
      if (use === 'serve') run(connection, CHECKPOINT);
    } finally {
      connection.close();
    }
  };

  return {
    engine: 'embedded',
    dialect,
    read,
    write,
    async check() {
      await write([heartbeat()], { withinMs: CHECK_MS, adds: true });
      return undefined;
    },
    // Until a checkpoint, erased rows may still be in the file and its log.
    async scrub() {
      try {
        await whenOpen(() => emptyLog(connection));
        return 'none';
      } catch (error) {
        if (error instanceof Unavailable && error.trouble === 'busy') return 'being-read';
        throw error;
      }
    },
    size: async () => bytesOf(file),
    async backUp(target) {
      // The copy gets its final name only when it is complete. VACUUM INTO writes into the existing
      // empty file, which only this account may read.
      const part = `${target}.part`;
      // A killed backup leaves these files behind.
      for (const name of [part, `${part}-journal`]) rmSync(name, { force: true });
      closeSync(openSync(part, 'wx', 0o600));
      try {
        await read({ sql: 'VACUUM INTO $1', args: [part] });
        const count = await countIn(part);
        flush(part);
        renameSync(part, target);
        return count;
      } catch (error) {
        rmSync(part, { force: true });
        throw error;
      }
    },
    close,
    [Symbol.asyncDispose]: close,
  };
};
