import { existsSync } from 'node:fs';
import type { DatabaseSettings } from '../database/database.ts';
import { lookInto, missingDatabase } from '../database/open.ts';

/**
 * Copies a snapshot of the database into the new file `target`.
 * @returns a message for staff
 * @throws Error if the database is missing, if `target` exists, or if the copy is corrupt
 */
export const backUp = async (settings: DatabaseSettings, target: string): Promise<string> => {
  await using database = await lookInto(settings);
  if (!database) throw new Error(`There is no database at ${missingDatabase(settings)} yet.`);
  if (!database.backUp) {
    throw new Error(
      'The database is on a database server: back it up with that server’s tools, such as pg_dump.',
    );
  }
  if (existsSync(target)) throw new Error(`${target} exists already. Nothing was written.`);
  const count = await database.backUp(target);
  // `--status` prints the time of the last backup.
  const args = [new Date().toISOString()];
  await database.write([{ sql: 'UPDATE backups SET made_at = $1', args }]);
  return `Backed up ${count} submissions to ${target}.\n`;
};
