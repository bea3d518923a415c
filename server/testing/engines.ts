import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import { openDatabase } from '../database/open.ts';
import { testDirectory } from './for-one-test.ts';
import { createDatabase } from './postgres.ts';

export interface TestDatabase {
  readonly url: string;
}

/** Returns the URL of a new embedded database, which is removed when the current test ends. */
export const testDatabase = async (): Promise<TestDatabase> => ({
  url: `file:${join(testDirectory().path, 'made/when missing/submissions.db')}`,
});

const cluster = inject('postgres');

export const hasPostgres = cluster !== null;

export const postgresDatabase = async (): Promise<TestDatabase> => {
  if (!cluster) throw new Error('PostgreSQL is not installed');
  // The database is removed with its cluster.
  return { url: await createDatabase(cluster) };
};

/** The engines on this machine, for `describe.each`. */
export const engines = [
  { engine: 'embedded', create: testDatabase },
  ...(hasPostgres ? [{ engine: 'postgres', create: postgresDatabase }] : []),
] as const;

/** Opens an empty database, which is closed when the current test ends. */
export const openTestDatabase = async (create = testDatabase) => {
  const place = await create();
  const database = await openDatabase(place);
  onTestFinished(() => database.close());
  return { place, database };
};
