import type { Database } from './database.ts';
import type { DatabaseSettings, Engine } from './engine.ts';
import { engines } from './engines.ts';
import { migrate } from './schema.ts';

const engineOf = (url: string): Engine => {
  const engine = engines.find(({ isUrl }) => isUrl(url));
  if (!engine) throw new Error('no engine has databases of this URL');
  return engine;
};

/**
 * Opens the database for the server: makes what is missing and brings the tables up to date.
 * @throws Unavailable; Error in one sentence when it belongs to a newer release
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

/** Where the database is to be and is not, as an absolute path; null where it is, or is served. */
export const missingDatabase = ({ url }: DatabaseSettings): string | null =>
  engineOf(url).missingFile?.(url) ?? null;

/** Opens the database of any release as it is; null where there is none yet, and makes none. */
export const lookInto = async (settings: DatabaseSettings): Promise<Database | null> =>
  missingDatabase(settings) === null ? engineOf(settings.url).open(settings, 'look') : null;
