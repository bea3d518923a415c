import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { openEmbedded } from '../database/embedded.ts';
import { databaseFile } from '../database/embedded-file.ts';
import { tablesOf } from '../database/schema.ts';
import type { DatabaseSettings } from '../settings.ts';

const run = async (url: string, sql: string, args: string[] = []) => {
  const database = await openEmbedded(url, 'look');
  try {
    return await database.read({ sql, args });
  } finally {
    await database.close();
  }
};

/** Notes in the database that it was backed up, for `--status`; one of an older release has no place for it. */
const note = async (url: string): Promise<void> => {
  const database = await openEmbedded(url, 'look');
  try {
    if (!(await tablesOf(database)).includes('backups')) return;
    const args = [new Date().toISOString()];
    await database.write([{ sql: 'UPDATE backups SET made_at = $1', args }]);
  } finally {
    await database.close();
  }
};

/** Flushes a file to disk. */
const flush = (file: string): void => {
  const descriptor = openSync(file, 'r+');
  fsyncSync(descriptor);
  closeSync(descriptor);
};

/**
 * Copies an embedded database as it is at one instant into the new file `target`, beside a server
 * that runs. Only this account may read the copy, which has passed SQLite's own check.
 * @returns what to tell staff
 * @throws Error when there is nothing to copy, `target` exists, or the copy is not sound
 */
export const backUp = async ({ url }: DatabaseSettings, target: string): Promise<string> => {
  const file = databaseFile(url);
  if (file === null) {
    throw new Error('The database is on a server: back it up there, PostgreSQL with pg_dump.');
  }
  if (!existsSync(file)) throw new Error(`There is no database at ${file} yet.`);
  if (existsSync(target)) throw new Error(`${target} exists already. Nothing was written.`);
  // Under its own name only when it is whole. SQLite writes into an empty file as into none.
  const part = `${target}.part`;
  const copy = pathToFileURL(part).href;
  closeSync(openSync(part, 'wx', 0o600));
  try {
    await run(url, 'VACUUM INTO $1', [part]);
    const [check] = await run(copy, 'PRAGMA integrity_check');
    if (check?.['integrity_check'] !== 'ok') throw new Error('The copy is not sound.');
    const [counted] = await run(copy, 'SELECT count(*) AS n FROM submissions');
    flush(part);
    renameSync(part, target);
    await note(url);
    return `Backed up ${counted?.['n']} submissions to ${target}.\n`;
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
};
