import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Database, DatabaseSettings } from './database.ts';
import { databaseFile } from './embedded/file.ts';
import { migrate } from './schema.ts';

const isFileUrl = (url: string): boolean => /^file:(?!:memory:)[^?#]*[^?#/]$/.test(url);

/** Requires a host and a database, which the driver would otherwise read from the environment. */
const isPostgresUrl = (url: string): boolean => {
  if (!/^postgres(?:ql)?:\/\//.test(url) || !URL.canParse(url)) return false;
  const { hostname, pathname, searchParams } = new URL(url);
  return Boolean(hostname || searchParams.get('host')) && /^\/[^/]+$/.test(pathname);
};

export const isDatabaseUrl = (url: string): boolean => isFileUrl(url) || isPostgresUrl(url);

/**
 * Opens a database. Only 'serve' may create its file. Imports only the driver that is needed,
 * because the PostgreSQL driver takes an eighth of the server's startup time.
 * @throws Unavailable
 */
const open = async (
  { url, connections }: DatabaseSettings,
  use: 'serve' | 'look',
): Promise<Database> => {
  if (isFileUrl(url)) {
    const { openEmbedded } = await import('./embedded/embedded.ts');
    return openEmbedded(databaseFile(url), use);
  }
  const { openPostgres } = await import('./postgres/postgres.ts');
  return openPostgres(url, connections);
};

/**
 * Opens the database for the server. Creates a missing file or tables, and updates old tables.
 * @throws Unavailable; Error for the operator if a newer release has changed the tables
 */
export const openDatabase = async (settings: DatabaseSettings): Promise<Database> => {
  const database = await open(settings, 'serve');
  try {
    await migrate(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
};

/** Returns the path of the database file if it is missing, otherwise null. */
export const missingDatabase = ({ url }: DatabaseSettings): string | null =>
  isFileUrl(url) && !existsSync(databaseFile(url)) ? resolve(databaseFile(url)) : null;

/** Opens a database without migrating it. Returns null if its file is missing. */
export const lookInto = async (settings: DatabaseSettings): Promise<Database | null> =>
  missingDatabase(settings) === null ? open(settings, 'look') : null;
