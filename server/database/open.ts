import type { DatabaseSettings } from '../settings.ts';
import type { Database } from './database.ts';
import { openEmbedded } from './embedded.ts';
import { databaseFile, missingFile } from './embedded-file.ts';
import { migrate } from './schema.ts';

// The clients of served databases are loaded where there is one: they would be an eighth of the start.
const connect = async (settings: DatabaseSettings, use: 'serve' | 'look'): Promise<Database> => {
  if (databaseFile(settings.url) !== null) return openEmbedded(settings.url, use);
  if (/^postgres/.test(settings.url)) {
    const { openPostgres } = await import('./postgres.ts');
    return openPostgres(settings.url, settings.connections);
  }
  const { openServedLibsql } = await import('./served-libsql.ts');
  return openServedLibsql(settings);
};

/**
 * Opens the database for the server: makes what is missing and brings the tables up to date.
 * @throws Unavailable; Error in one sentence when it belongs to a newer release
 */
export const openDatabase = async (settings: DatabaseSettings): Promise<Database> => {
  const database = await connect(settings, 'serve');
  try {
    await migrate(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
};

/** Opens the database of any release as it is; null where there is none yet, and makes none. */
export const lookInto = async (settings: DatabaseSettings): Promise<Database | null> =>
  missingFile(settings.url) === null ? connect(settings, 'look') : null;
