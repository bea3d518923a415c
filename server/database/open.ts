import type { Database } from './database.ts';
import type { DatabaseSettings, Engine } from './engine.ts';
import { engines } from './engines.ts';
import { migrate } from './schema.ts';

const engineOf = (url: string): Engine => {
  const engine = engines.find(({ isUrl }) => isUrl(url));
  if (!engine) throw new Error('no database engine supports this URL');
  return engine;
};

/**
 * Opens the database for the server: creates what is missing and updates the tables.
 * @throws Unavailable; Error with one sentence if the database belongs to a newer release
 */
export const openDatabase = async (settings: DatabaseSettings): Promise<Database> => {
  const database = await engineOf(settings.url).open(settings, 'serve');
  try {
    await migrate(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
};

/** Returns the path of a missing database file; null if it exists, or for a database server. */
export const missingDatabase = ({ url }: DatabaseSettings): string | null =>
  engineOf(url).missingFile?.(url) ?? null;

/** Opens a database of any release without changing it. Returns null if it does not exist. */
export const lookInto = async (settings: DatabaseSettings): Promise<Database | null> =>
  missingDatabase(settings) === null ? engineOf(settings.url).open(settings, 'look') : null;
