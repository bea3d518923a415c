import type { Database, Statement } from './database.ts';
import { expansions } from './tables.ts';

export const tablesOf = async (database: Database): Promise<readonly string[]> =>
  (await database.read({ sql: database.dialect.tables })).map(({ name }) => String(name));

const versionOf = async (database: Database): Promise<number> => {
  const [row] = await database.read({ sql: 'SELECT max(version) AS version FROM schema_version' });
  return Number(row?.['version'] ?? 0);
};

/** Returns how many migrations a release must contain to use tables of this version. */
const neededFor = (version: number): number =>
  expansions.has(version) ? neededFor(version - 1) : version;

const neededBy = async (database: Database): Promise<number | undefined> => {
  if (!(await tablesOf(database)).includes('schema_needs')) return undefined;
  const [row] = await database.read({ sql: 'SELECT version FROM schema_needs' });
  return Number(row?.['version']);
};

/**
 * Runs the statements unless `isDone`. Two servers may start at once: an error is ignored if the
 * other server has completed the step.
 */
const ensure = async (
  database: Database,
  isDone: () => Promise<boolean>,
  statements: readonly Statement[],
): Promise<void> => {
  if (await isDone()) return;
  try {
    await database.write(statements);
  } catch (error) {
    if (!(await isDone())) throw error;
  }
};

/**
 * Updates the tables to this release. Does nothing if a newer release has only added to them. The
 * version is in a table, because PostgreSQL has no `PRAGMA user_version`. A migration begins with
 * the insert of its version. This insert is a lock: a second server's insert waits, then fails.
 * @throws Error for the operator if a newer release has changed the tables; Unavailable
 */
export const migrate = async (database: Database): Promise<void> => {
  const { migrations } = database.dialect;
  const hasVersions = async () => (await tablesOf(database)).includes('schema_version');
  await ensure(database, hasVersions, [
    { sql: 'CREATE TABLE IF NOT EXISTS schema_version (version INTEGER PRIMARY KEY)' },
  ]);
  const version = await versionOf(database);
  if (version > migrations.length) {
    const needed = (await neededBy(database)) ?? version;
    if (needed <= migrations.length) return;
    throw new Error(
      `The database belongs to a newer release of this site (its tables have version ${version}, but this release only supports ${migrations.length}): start that release, or restore the backup made before it.`,
    );
  }
  for (const [index, steps] of migrations.entries()) {
    const isMigrated = async () => (await versionOf(database)) > index;
    await ensure(database, isMigrated, [
      { sql: 'INSERT INTO schema_version (version) VALUES ($1)', args: [index + 1] },
      ...steps.map((sql) => ({ sql })),
    ]);
  }
  const needs = neededFor(migrations.length);
  const isNoted = async () => ((await neededBy(database)) ?? 0) >= needs;
  await ensure(database, isNoted, [
    {
      sql: `CREATE TABLE IF NOT EXISTS schema_needs
        (only_row INTEGER PRIMARY KEY, version INTEGER NOT NULL)`,
    },
    {
      sql: `INSERT INTO schema_needs (only_row, version) VALUES (1, $1)
        ON CONFLICT (only_row) DO UPDATE SET version = excluded.version`,
      args: [needs],
    },
  ]);
};
