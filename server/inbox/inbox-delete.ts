import { existsSync } from 'node:fs';
import { databaseFile } from '../database/embedded-file.ts';
import { openDatabase } from '../database/open.ts';
import type { DatabaseSettings } from '../settings.ts';
import { type Erased, eraseOne } from '../submissions/erasure.ts';
import { safeLine } from '../submissions/safe-text.ts';

const erase = async (settings: DatabaseSettings, id: string): Promise<Erased> => {
  const file = databaseFile(settings.url);
  // A database that is not there holds nothing, and asking makes none.
  if (file !== null && !existsSync(file)) return { outcome: 'unknown' };
  const database = await openDatabase(settings);
  try {
    return await eraseOne(database, id);
  } finally {
    await database.close();
  }
};

/**
 * Erases one submission for good.
 * @returns what to tell staff
 * @throws Error when no submission has this id
 */
export const deleteFromInbox = async (
  settings: DatabaseSettings,
  given: string,
): Promise<string> => {
  const erased = await erase(settings, given);
  const id = safeLine(given);
  switch (erased.outcome) {
    case 'erased':
      return (
        `Deleted the ${erased.kind} submission ${id}, received ${erased.receivedAt}.\n` +
        'A late copy of it gets its first receipt and is not stored again. ' +
        'Exports and backups made before still hold it.\n'
      );
    case 'erased-before':
      return `The submission ${id}, received ${erased.receivedAt}, is deleted already.\n`;
    case 'unknown':
      throw new Error(`No submission has the id '${id}'. Nothing was deleted.`);
  }
};
