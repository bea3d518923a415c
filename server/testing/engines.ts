import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import { openDatabase } from '../database/open.ts';
import { createDatabase } from './postgres.ts';
import { makeDirectory } from './testing.ts';

export interface TestDatabase {
  readonly url: string;
  readonly remove: () => void;
}

/** Returns the URL of an embedded database that does not exist yet, and how to remove it. */
export const embeddedDatabase = (): TestDatabase => {
  const directory = makeDirectory();
  return {
    url: `file:${join(directory.path, 'made/when missing/submissions.db')}`,
    remove: directory.remove,
  };
};

const cluster = inject('postgres');

export const hasPostgres = cluster !== null;

export const postgresDatabase = async (): Promise<TestDatabase> => {
  if (!cluster) throw new Error('PostgreSQL is not installed');
  // The database is removed with its cluster.
  return { url: await createDatabase(cluster), remove: () => {} };
};

/** Like `embeddedDatabase`, but its directory is removed when the current test has ended. */
export const testDatabase = async (): Promise<TestDatabase> => {
  const place = embeddedDatabase();
  onTestFinished(place.remove);
  return place;
};

/** The engines available here, for contracts that hold on every engine (`describe.each`). */
export const engines = [
  { engine: 'embedded', create: testDatabase },
  ...(hasPostgres ? [{ engine: 'postgres', create: postgresDatabase }] : []),
] as const;

/** Opens an empty database, which is closed when the current test has ended. */
export const openTestDatabase = async (create = testDatabase) => {
  const place = await create();
  const database = await openDatabase(place);
  onTestFinished(() => database.close());
  return { place, database };
};
